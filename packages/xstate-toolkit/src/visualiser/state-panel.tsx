import { rulesOf } from "../plan/rules.ts";
import type { Visit } from "../plan/visit.ts";
import type { CatalogueEntry } from "../show/catalogue.ts";
import { formatDuration } from "../show/duration-words.ts";

/** Describes the active states as text. Screen readers announce changes. */
export function StatePanel(props: {
  readonly entry: CatalogueEntry;
  readonly visit: Visit;
}) {
  const { snapshot, elapsed } = props.visit.state;
  const nodes = snapshot._nodes.filter(({ path }) => path.length > 0);
  const rules = [...new Set(nodes.flatMap(({ meta }) => rulesOf(meta)))];
  const elapsedText =
    elapsed > 0 ? [`${formatDuration(elapsed)} since the start`] : [];
  return (
    <section aria-labelledby="state">
      <h2 id="state">Active states</h2>
      <div aria-live="polite">
        <ul className="states">
          {nodes.map(({ id, path, description }) => (
            <li key={id}>
              <b>{path.join(".")}</b> {description}
            </li>
          ))}
        </ul>
        {snapshot.status === "done" && <p>The flow has ended.</p>}
        {nodes.length === 0 && <p>This chart has one state.</p>}
      </div>
      <p className="details">{[...rules, ...elapsedText].join(" · ")}</p>
      {snapshot.tags.size > 0 && (
        <p className="details">Tags: {[...snapshot.tags].join(", ")}</p>
      )}
    </section>
  );
}
