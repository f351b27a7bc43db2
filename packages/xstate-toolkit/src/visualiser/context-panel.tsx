import { plainValue } from "../model/plain-value.ts";
import type { Visit } from "../plan/visit.ts";

/** Shows the context, and marks the values that the last step changed. */
export function ContextPanel({
  visits,
}: {
  readonly visits: readonly Visit[];
}) {
  const current = contextOf(visits.at(-1));
  const before = contextOf(visits.at(-2));
  const entries = Object.entries(current);
  return (
    <section aria-labelledby="context">
      <h2 id="context">Context</h2>
      {entries.length === 0 ? (
        <p>The context is empty.</p>
      ) : (
        <dl className="context">
          {entries.map(([name, value]) => {
            const text = textOf(value);
            const changed = visits.length > 1 && text !== textOf(before[name]);
            return (
              <div key={name} className={changed ? "changed" : ""}>
                <dt>
                  {name}
                  {changed && <span> (changed)</span>}
                </dt>
                <dd>
                  <pre>{text}</pre>
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </section>
  );
}

function contextOf(visit: Visit | undefined): Record<string, unknown> {
  return (visit?.state.snapshot.context ?? {}) as Record<string, unknown>;
}

function textOf(value: unknown): string {
  return JSON.stringify(plainValue(value), null, 1) ?? "undefined";
}
