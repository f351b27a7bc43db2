import type { Share } from "../coverage-file.ts";
import type { FlowRun, PathRun } from "./flow-run.ts";
import { escapeXml } from "./xml.ts";

/** A browser run of the paths of several machines. */
type Run = {
  readonly origin: string;
  readonly cover: string;
  readonly runs: readonly FlowRun[];
  /** Requested flows without a browser binding. */
  readonly unbound: readonly string[];
};

const STYLE = `
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 70rem; padding: 1rem; color-scheme: light dark; }
table { border-collapse: collapse; } th, td { border: 1px solid #8888; padding: .25rem .5rem; text-align: start; vertical-align: top; }
.passed { color: light-dark(#0b6b2f, #7ddc9c); } .failed, .skipped { color: light-dark(#a4161a, #ff9b9e); font-weight: 600; }
pre { white-space: pre-wrap; } ul.screens { display: flex; flex-wrap: wrap; gap: 1rem; padding: 0; list-style: none; }
figure { margin: 0; inline-size: 20rem; } img { aspect-ratio: 64 / 45; inline-size: 100%; border: 1px solid #8888; }`;

/** Returns the report of a run as one page. The screenshots are in folders next to it. */
export function reportOf({ origin, cover, runs, unbound }: Run): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Paths run against ${escapeXml(origin)}</title>
<style>${STYLE}</style>
<h1>Paths run against ${escapeXml(origin)}</h1>
<p>The paths ran in a real browser. They were planned to cover all ${escapeXml(cover)} that are possible in a browser.</p>
<table>
<tr><th>Flow<th>Paths passed<th>States<th>Transitions<th>Guard outcomes<th>Impossible in a browser
${runs.map(rowOf).join("\n")}
</table>
${unbound.length === 0 ? "" : `<p>These flows have no browser binding: ${escapeXml(unbound.join(", "))}.</p>`}
${runs.map(flowHtml).join("\n")}
</html>
`;
}

function rowOf({ flow, title, paths, coverage }: FlowRun): string {
  const passed = paths.filter(({ result }) => result === "passed").length;
  const cellOf = ({ covered, total }: Share) => `<td>${covered} of ${total}`;
  return `<tr><td><a href="#${escapeXml(flow)}">${escapeXml(title)}</a><td class="${passed === paths.length ? "passed" : "failed"}">${passed} of ${paths.length}${cellOf(coverage.states)}${cellOf(coverage.transitions)}${cellOf(coverage.branches)}<td>${Object.keys(coverage.excluded).length}`;
}

function flowHtml(run: FlowRun): string {
  const { flow, title, paths, screens, problems, coverage } = run;
  const excluded = Object.entries(coverage.excluded);
  return `<h2 id="${escapeXml(flow)}">${escapeXml(title)}</h2>
${problems.map((problem) => `<pre class="failed">${escapeXml(problem)}</pre>`).join("\n")}
${paths.map(pathHtml).join("\n")}
${excluded.length === 0 ? "" : `<details><summary>Transitions that cannot be triggered in a browser</summary><ul>${excluded.map(([label, why]) => `<li><code>${escapeXml(label)}</code>: ${escapeXml(why)}`).join("")}</ul></details>`}
<ul class="screens">
${screens.map(({ state, file }) => `<li><figure><a href="${escapeXml(encodeURI(file))}"><img loading="lazy" src="${escapeXml(encodeURI(file))}" alt="The page in state ${escapeXml(state)}"></a><figcaption>${escapeXml(state)}</figcaption></figure>`).join("\n")}
</ul>`;
}

function pathHtml({ name, steps, seconds, result, failure }: PathRun): string {
  const rows = steps.map(
    ({ text, states }) =>
      `<li>${escapeXml(text)} → <b>${escapeXml(states.join(", "))}</b>`,
  );
  return `<details${result === "failed" ? " open" : ""}><summary>${escapeXml(name)}: <span class="${result}">${result}</span>, ${seconds.toFixed(1)} s</summary>
<ol>${rows.join("")}</ol>${failure === "" ? "" : `<pre class="failed">${escapeXml(failure)}</pre>`}</details>`;
}
