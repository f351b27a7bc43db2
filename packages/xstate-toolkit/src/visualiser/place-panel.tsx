import type { Visit } from "../plan/visit.ts";
import type { CatalogueEntry } from "../show/catalogue.ts";
import { rulesOf } from "../show/chart.ts";
import { durationWords } from "../show/duration-words.ts";

/** Describes the active states as text. Screen readers announce changes. */
export function PlacePanel(props: {
  readonly entry: CatalogueEntry;
  readonly visit: Visit;
}) {
  const { snapshot, elapsed } = props.visit.place;
  const nodes = snapshot._nodes.filter(({ path }) => path.length > 0);
  const rules = [...new Set(nodes.flatMap(({ meta }) => rulesOf(meta)))];
  const since =
    elapsed > 0 ? [`${durationWords(elapsed)} since the start`] : [];
  return (
    <section aria-labelledby="place">
      <h2 id="place">Where it is</h2>
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
      <p className="details">{[...rules, ...since].join(" · ")}</p>
      {snapshot.tags.size > 0 && (
        <p className="details">Tags: {[...snapshot.tags].join(", ")}</p>
      )}
    </section>
  );
}
