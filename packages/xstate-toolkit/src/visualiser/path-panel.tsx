import { readDefinition } from "../model/definition.ts";
import { rulesOf } from "../plan/rules.ts";
import { transitionsTaken, triggerText, type Visit } from "../plan/visit.ts";
import type { CatalogueEntry } from "../show/catalogue.ts";
import { guardOf, rejectedBy } from "./stepping.ts";
import type { Send } from "./visualiser.tsx";

/** The steps so far. Clicking a step returns to it. */
export function PathPanel(props: {
  readonly entry: CatalogueEntry;
  readonly visits: readonly Visit[];
  readonly send: Send;
}) {
  const { entry, visits, send } = props;
  const rules = new Map(
    readDefinition(entry.machine).transitions.map(({ label, transition }) => [
      label,
      [
        ...rulesOf(transition.meta),
        ...rulesOf((transition.source as { meta?: unknown }).meta),
      ],
    ]),
  );
  return (
    <section aria-labelledby="path">
      <h2 id="path">The path so far</h2>
      <ol className="path">
        {visits.map((visit, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is identified by its index in the path
          <li key={index}>
            <button
              type="button"
              aria-current={index === visits.length - 1 ? "step" : undefined}
              onClick={() => send({ type: "path.truncated", length: index })}
            >
              {visit.trigger ? triggerText(visit.trigger) : "start"}
            </button>
            {transitionsTaken(visit).map((label) => (
              <p key={label} data-label={label}>
                {label}{" "}
                <span className="details">
                  {[...new Set(rules.get(label))].join(" · ")}
                </span>
              </p>
            ))}
            {visit.trigger && rejectedBy(visit).length > 0 && (
              <p className="rejected">
                Guards that are false:{" "}
                {rejectedBy(visit).map(guardOf).join(", ")}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
