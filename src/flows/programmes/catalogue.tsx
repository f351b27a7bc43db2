import type { ReactNode } from "react";
import { t } from "../../../contract/messages/index.ts";
import { viewAbove } from "../../../contract/programmes.ts";
import { programmeCategories } from "../../content/programmes/categories.ts";
import { Button } from "../../ui/Button.tsx";
import { EnquiryDialog } from "../enquiry/enquiry-dialog.tsx";
import { useEnquiry } from "../enquiry/use-enquiry.ts";
import { useSession } from "../session/session-context.tsx";
import { CategoryCards } from "./category-cards.tsx";
import { ProgrammeList } from "./programme-list.tsx";
import type { CatalogueState } from "./use-programmes.ts";
import "./programmes.css";

export type CatalogueProps = {
  readonly state: CatalogueState;
  /** The heading of the four cards. */
  readonly title: string;
  readonly intro: string;
  readonly forMembers: boolean;
  /** False on a page with its own heading. */
  readonly headed?: boolean;
};

/** The catalogue: the four cards, the sub-tracks or a list, and the enquiry dialog. */
export function Catalogue({
  state,
  title,
  intro,
  forMembers,
  headed = true,
}: CatalogueProps) {
  const { snapshot } = state;
  const isMember = useSession().token !== null;
  const enquiry = useEnquiry();
  const { view } = snapshot.context;
  const here =
    view === null ? { title, text: intro } : programmeCategories[view];
  return (
    <div className="programmes">
      <title>{`${here.title} | Ubia`}</title>
      {headed && (
        <ViewHead state={state} title={here.title} home={title}>
          {here.text}
        </ViewHead>
      )}
      {snapshot.hasTag("list") ? (
        <ProgrammeList
          {...state}
          title={here.title}
          forMembers={forMembers}
          isMember={isMember}
          onEnquire={(programme) =>
            enquiry.send({ type: "enquiry.opened", programme, isMember })
          }
        />
      ) : (
        <CategoryCards {...state} />
      )}
      <EnquiryDialog {...enquiry} />
    </div>
  );
}

type ViewHeadProps = {
  readonly state: CatalogueState;
  readonly title: string;
  /** The title of the view with the four cards. */
  readonly home: string;
  readonly children: ReactNode;
};

function ViewHead({
  state: { snapshot, send, heading },
  title,
  home,
  children,
}: ViewHeadProps) {
  const above = viewAbove(snapshot.context.view);
  const aboveTitle = above === null ? home : programmeCategories[above].title;
  return (
    <div className="programmes-head">
      {snapshot.can({ type: "back.pressed" }) && (
        <Button
          className="programmes-back"
          variant="quiet"
          icon="arrowLeft"
          onClick={() => send({ type: "back.pressed" })}
        >
          {t("programmes.backTo", { title: aboveTitle })}
        </Button>
      )}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{children}</p>
    </div>
  );
}
