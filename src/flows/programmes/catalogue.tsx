import { useId } from "react";
import { useNavigate } from "react-router-dom";
import { PROGRAMME_SEARCH_MAX_LENGTH } from "../../../contract/constants.ts";
import { t } from "../../../contract/messages/index.ts";
import type { OwnNavigationState } from "../../../contract/navigation-state.ts";
import {
  catalogueQuery,
  EXTERNAL_TRACKS,
  findProgrammes,
  type ProgrammesLocation,
  type ProgrammesView,
  parentView,
  TOP_LEVEL_VIEWS,
} from "../../../contract/programmes.ts";
import { programmesMachine } from "../../../machines/programmes/chart.ts";
import { type ChartProps, useChart } from "../../app/use-chart.ts";
import { programmes } from "../../content/programmes/catalogue.ts";
import { programmeCategories } from "../../content/programmes/categories.ts";
import { Button } from "../../ui/Button.tsx";
import { Cloth } from "../../ui/Cloth.tsx";
import { PressLink } from "../../ui/ExternalLink.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { EmptyState, Panel } from "../../ui/Panel.tsx";
import { EnquiryDialog, useEnquiry } from "../enquiry/enquiry-dialog.tsx";
import { useSession } from "../session/session-context.tsx";
import { useAddressListener } from "./address-listener.ts";
import { ProgrammeCard } from "./programme-card.tsx";
import "./programmes.css";

const OWN_NAVIGATION: OwnNavigationState = { isOwnNavigation: true };

type CatalogueState = ChartProps<typeof programmesMachine> & {
  /** The path of the page that shows the catalogue. */
  readonly path: string;
};

/** Runs the catalogue chart of a page, synchronized with the query in the address. */
export function useProgrammes(path: string): CatalogueState {
  const navigate = useNavigate();
  const goTo = (location: ProgrammesLocation, replace: boolean) =>
    navigate(`${path}${catalogueQuery(location)}`, {
      replace,
      state: OWN_NAVIGATION,
    });
  const [snapshot, send] = useChart(
    programmesMachine,
    {
      actions: {
        pushAddress: ({ context }) => goTo(context, false),
        replaceAddress: ({ context }) => goTo(context, true),
      },
    },
    { programmes },
  );
  useAddressListener(send);
  return { snapshot, send, path };
}

/** The catalogue: the four cards, the sub-tracks or a list, and the enquiry dialog. */
export function Catalogue(props: {
  readonly state: CatalogueState;
  /** The heading above the four cards. */
  readonly title: string;
  readonly intro: string;
  readonly forMembers: boolean;
  /** False while the page itself shows the heading. */
  readonly hasHeading?: boolean;
}) {
  const { state, title, intro, forMembers, hasHeading = true } = props;
  const { snapshot, send } = state;
  const isMember = useSession().token !== null;
  const enquiry = useEnquiry();
  const { view } = snapshot.context;
  const parent = parentView(view);
  const views: readonly ProgrammesView[] = snapshot.hasTag("tracks")
    ? EXTERNAL_TRACKS
    : TOP_LEVEL_VIEWS;
  const head =
    view === null ? { title, text: intro } : programmeCategories[view];
  return (
    <div className="programmes">
      <title>{`${head.title} | Ubia`}</title>
      {hasHeading && (
        <div className="stack stack--2">
          {snapshot.can({ type: "back.pressed" }) && (
            <Button
              // Each view has a new button: the focus moves to the content only if the pressed button is removed.
              key={head.title}
              className="programmes-back"
              variant="quiet"
              icon="arrowLeft"
              onClick={() => send({ type: "back.pressed" })}
            >
              {t("programmes.backTo", {
                title:
                  parent === null ? title : programmeCategories[parent].title,
              })}
            </Button>
          )}
          <h1>{head.title}</h1>
          <p className="muted">{head.text}</p>
        </div>
      )}
      {snapshot.hasTag("list") ? (
        <ProgrammeList
          {...state}
          title={head.title}
          forMembers={forMembers}
          onEnquire={(programme) =>
            enquiry.send({ type: "enquiry.opened", programme, isMember })
          }
        />
      ) : (
        <ul className="categories">
          {views.map((view) => {
            const { title, text, paid, pattern, tone } =
              programmeCategories[view];
            return (
              <li key={view}>
                <article className="surface category">
                  <Cloth pattern={pattern} tone={tone} />
                  <div className="stack stack--2 category-body">
                    <h2>
                      <PressLink
                        to={`${state.path}${catalogueQuery({ view, search: "" })}`}
                        onPress={() => send({ type: "category.chosen", view })}
                      >
                        {title}
                      </PressLink>
                    </h2>
                    <p className="muted">{text}</p>
                    <p className="row small category-foot muted">
                      <span>
                        {paid ? t("programmes.paid") : t("programmes.free")}
                      </span>
                      <Icon name="arrowRight" />
                    </p>
                  </div>
                </article>
              </li>
            );
          })}
        </ul>
      )}
      <EnquiryDialog {...enquiry} />
    </div>
  );
}

type ProgrammeListProps = CatalogueState & {
  readonly title: string;
  readonly forMembers: boolean;
  readonly onEnquire: (programme: (typeof programmes)[number]) => void;
};

function ProgrammeList(props: ProgrammeListProps) {
  const { snapshot, send, title, forMembers, onEnquire } = props;
  const { view, search } = snapshot.context;
  const id = useId();
  const results = findProgrammes(programmes, { view, search });
  const allProgrammes = findProgrammes(programmes, { view, search: "" });
  return (
    <>
      <div className="programme-search">
        {/* Not a TextField, with which this public page would load the code of forms. */}
        <div className="field">
          <label htmlFor={id}>{t("programmes.search", { title })}</label>
          <p className="hint" id={`${id}-hint`}>
            {t("programmes.searchHint")}
          </p>
          <input
            id={id}
            className="input"
            type="search"
            name="search"
            autoComplete="off"
            maxLength={PROGRAMME_SEARCH_MAX_LENGTH}
            value={search}
            dir={search ? "auto" : undefined}
            aria-describedby={`${id}-hint`}
            onChange={({ currentTarget: { value } }) =>
              send({ type: "search.changed", value })
            }
          />
        </div>
        <p className="muted" role="status">
          {results.length === allProgrammes.length
            ? t("programmes.count", { count: allProgrammes.length })
            : t("programmes.countOf", {
                count: results.length,
                total: allProgrammes.length,
              })}
        </p>
      </div>
      {snapshot.hasTag("empty") ? (
        <Panel>
          <EmptyState
            headingLevel={2}
            title={t("programmes.noResults", { search: search.trim() })}
            action={
              <Button
                variant="outline"
                onClick={() => send({ type: "search.changed", value: "" })}
              >
                {t("ui.showAll")}
              </Button>
            }
          >
            {t("programmes.noResultsHint")}
          </EmptyState>
        </Panel>
      ) : (
        <ul className="programme-grid">
          {results.map((programme) => (
            <li key={programme.title}>
              <ProgrammeCard
                programme={programme}
                forMembers={forMembers}
                onEnquire={() => onEnquire(programme)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
