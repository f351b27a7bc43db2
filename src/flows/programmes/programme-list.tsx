import { t } from "../../../contract/messages/index.ts";
import { programmesFound } from "../../../contract/programmes.ts";
import { programmes } from "../../content/programmes/index.ts";
import type { CatalogueProgramme } from "../../content/programmes/programme.ts";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/Field.tsx";
import { EmptyState, Panel } from "../../ui/Panel.tsx";
import { ProgrammeCard } from "./programme-card.tsx";
import type { CatalogueState } from "./use-programmes.ts";

export type ProgrammeListProps = CatalogueState & {
  /** The title of the category. */
  readonly title: string;
  readonly forMembers: boolean;
  readonly isMember: boolean;
  readonly onEnquire: (programme: CatalogueProgramme) => void;
};

/** The programmes of a category, and the search within it. */
export function ProgrammeList({
  snapshot,
  send,
  title,
  forMembers,
  isMember,
  onEnquire,
}: ProgrammeListProps) {
  const { view, search } = snapshot.context;
  const found = programmesFound(programmes, { view, search });
  const all = programmesFound(programmes, { view, search: "" });
  return (
    <>
      <div className="programme-search">
        <TextField
          type="search"
          name="search"
          autoComplete="off"
          label={t("programmes.search", { title })}
          hint={t("programmes.searchHint")}
          value={search}
          onValueChange={(value) => send({ type: "search.changed", value })}
        />
        <p className="muted" role="status">
          {found.length === all.length
            ? t("programmes.count", { count: all.length })
            : t("programmes.countOf", { found: found.length, all: all.length })}
        </p>
      </div>
      {snapshot.hasTag("empty") ? (
        <Panel>
          <EmptyState
            headingLevel={2}
            title={t("programmes.nothing", { search: search.trim() })}
            action={
              <Button
                variant="second"
                onClick={() => send({ type: "search.changed", value: "" })}
              >
                {t("ui.showAll")}
              </Button>
            }
          >
            {t("programmes.nothingHint")}
          </EmptyState>
        </Panel>
      ) : (
        <ul className="programme-grid">
          {found.map((programme) => (
            <li key={programme.title}>
              <ProgrammeCard
                programme={programme}
                forMembers={forMembers}
                isMember={isMember}
                onEnquire={() => onEnquire(programme)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
