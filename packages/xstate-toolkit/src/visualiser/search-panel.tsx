import type { Chart } from "../show/chart.ts";
import { type Found, searchChart } from "./search-chart.ts";
import type { Send } from "./visualiser.tsx";

/** Finds states and events. Enter selects the first result. */
export function SearchPanel(props: {
  readonly chart: Chart;
  readonly query: string;
  readonly send: Send;
}) {
  const { chart, query, send } = props;
  const results = searchChart(chart, query);
  const select = (found: Found | undefined) => {
    if (found?.kind === "state")
      send({ type: "state.found", path: found.path });
    if (found?.kind === "event")
      send({ type: "event.selected", name: found.name });
  };
  return (
    <search className="search">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          select(results[0]);
        }}
      >
        <label className="query-label" htmlFor="search">
          Find a state or an event
        </label>
        <input
          id="search"
          className="query"
          type="search"
          autoComplete="off"
          value={query}
          onChange={({ target }) =>
            send({ type: "query.changed", query: target.value })
          }
        />
      </form>
      <div role="status">
        {query.trim() !== "" && results.length === 0 && (
          <p>No state or event has this name.</p>
        )}
      </div>
      {results.length > 0 && (
        <ul className="results" aria-label="Search results">
          {results.map((found) => (
            <li key={found.kind === "state" ? found.path : `${found.name} `}>
              <button
                type="button"
                className="result"
                onClick={() => select(found)}
              >
                {found.kind === "state"
                  ? found.path
                  : `${found.name}, an event of ${found.count} ${found.count === 1 ? "transition" : "transitions"}`}
              </button>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
