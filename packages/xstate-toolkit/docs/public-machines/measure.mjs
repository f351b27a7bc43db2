/**
 * Plans the machines of `bundle.mjs`, runs each path on a live actor, and compares the transitions with those that the
 * paths of `xstate/graph` take with the same events. Prints a table with a row for each project.
 *
 *   node measure.mjs <output folder of bundle.mjs>
 */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { createActor } from "xstate";
import { getShortestPaths, getSimplePaths, TestModel } from "xstate/graph";
import { plainPathOf, planPaths, runPath } from "../../src/index.ts";
import { stableText } from "../../src/model/plain-value.ts";
import { withDefaultCases } from "../../src/plan/default-cases.ts";
import { instrument } from "../../src/plan/instrument.ts";

const [folder, only, first] = process.argv.slice(2);
/** Maximum number of states that `xstate/graph` explores. */
const LIMIT = 3_000;
/** Maximum processor time for each machine in milliseconds. */
const MAX_TIME = { plan: 60_000, graph: 6_000 };

const GRAPH = {
  getShortestPaths: (machine, options) => getShortestPaths(machine, options),
  TestModel: (machine, options) =>
    new TestModel(machine, options).getShortestPaths(),
  // The key with which `createTestModel` distinguishes transitions, with and without the context.
  "by transition": (machine, options) =>
    getShortestPaths(machine, { ...options, serializeState: keyOf(true) }),
  "by transition, without context": (machine, options) =>
    getShortestPaths(machine, { ...options, serializeState: keyOf(false) }),
  getSimplePaths: (machine, options) => getSimplePaths(machine, options),
};

if (only) await measureInThisProcess();
else await measureAll();

async function measureAll() {
  const plans = await resultsOf("plan", MAX_TIME.plan);
  const rows = new Map();
  for (const [name, plan] of plans) {
    const project = name.split("/")[0].replace("+", "/");
    const row = rows.get(project) ?? [0, 0, 0, 0, 0];
    const { transitions = 0, taken = [], paths = 0, steps = 0 } = plan;
    rows.set(
      project,
      [1, transitions, taken.length, paths, steps].map((n, i) => n + row[i]),
    );
    for (const path of plan.silent ?? []) console.log("SILENT", name, path);
    if (plan.transitions === undefined) console.log("NO PLAN", name);
  }
  for (const [project, row] of [...rows].sort())
    console.log(`| ${project} | ${row.join(" | ")} |`);
  const total = (key) =>
    [...plans.values()].reduce((sum, plan) => sum + (plan[key] ?? 0), 0);
  console.log(
    "not repeatable",
    total("notRepeatable"),
    "silent",
    total("silentCount"),
    "ms",
    total("ms"),
  );
  for (const generator of Object.keys(GRAPH)) {
    const results = await resultsOf(generator, MAX_TIME.graph);
    const found = [...results].filter(([, { taken }]) => taken);
    const sum = (key) =>
      found.reduce(
        (all, [, result]) => all + (result[key].length ?? result[key]),
        0,
      );
    console.log(
      `| \`${generator}\` | ${found.length} | ${sum("taken")} | ${sum("paths")} | ${sum("steps")} |`,
    );
    for (const [name, { taken }] of found)
      for (const label of taken)
        if (!plans.get(name)?.taken?.includes(label))
          console.log("NOT IN PLAN", name, label);
  }
}

/** Measures each machine in another process, which is replaced when a machine takes too much processor time. */
async function resultsOf(generator, maxTime) {
  const results = new Map();
  for (let from = 0, isDone = false; !isDone; ) {
    const script = fileURLToPath(import.meta.url);
    const child = spawn(
      process.execPath,
      ["--max-old-space-size=4000", script, folder, generator, String(from)],
      { stdio: ["ignore", "pipe", "ignore"] },
    );
    let usedAt = processorTime(child.pid);
    const watch = setInterval(() => {
      if (processorTime(child.pid) - usedAt > maxTime) child.kill("SIGKILL");
    }, 200);
    let current = "";
    for await (const line of createInterface({ input: child.stdout })) {
      // A module can print lines of its own.
      if (!line.startsWith('{"index":')) continue;
      const { index, name, result } = JSON.parse(line);
      from = index + 1;
      current = name;
      if (name === undefined) isDone = true;
      else results.set(name, result ?? {});
      usedAt = processorTime(child.pid);
    }
    clearInterval(watch);
    if (current === "" && !isDone) throw new Error("the machines do not load");
  }
  return results;
}

function processorTime(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1];
    const [user, system] = stat.split(" ").slice(11, 13).map(Number);
    return (user + system) * 10;
  } catch {
    return 0;
  }
}

/** Prints a line before and after each machine, so that the parent knows where to continue. */
async function measureInThisProcess() {
  const { default: machines } = await import("./machines.mjs");
  const print = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);
  for (const [index, { name, machine, plan }] of machines.entries()) {
    if (index < Number(first)) continue;
    print({ index, name });
    let result = {};
    try {
      result =
        only === "plan"
          ? measurePlan(machine, plan)
          : measureGraph(machine, plan, GRAPH[only]);
    } catch {
      // `xstate/graph` throws when it reaches its limit or when the machine throws.
    }
    print({ index, name, result });
  }
  process.stdout.write(`${JSON.stringify({ index: machines.length })}\n`, () =>
    process.exit(0),
  );
}

function measurePlan(machine, plan) {
  const startedAt = process.cpuUsage();
  const { paths, differences, definition } = planPaths(machine, plan);
  const { user, system } = process.cpuUsage(startedAt);
  const different = paths.filter((path) => !isRepeated(machine, path));
  const isReported = differences.length > 0;
  return {
    transitions: definition.transitions.length,
    taken: [...new Set(paths.flatMap((path) => labelsIn(path).flat()))],
    paths: paths.length,
    steps: paths.reduce((sum, { steps }) => sum + steps.length, 0),
    ms: Math.round((user + system) / 1_000),
    notRepeatable: different.length,
    silent: isReported ? [] : different.map(({ text }) => text),
    silentCount: isReported ? 0 : different.length,
  };
}

function labelsIn({ initialTransitions, steps }) {
  return [initialTransitions, ...steps.map(({ transitions }) => transitions)];
}

/** Runs a path on a live actor. Returns whether it takes the planned transitions to the planned state and context. */
function isRepeated(machine, path) {
  const { value, context } = path.steps.at(-1)?.snapshot ?? path.initial;
  // The ids of actors that were spawned without an id are numbered by the process.
  const textOf = (data) => stableText(data).replace(/x:\d+/g, "x");
  try {
    const { snapshot, transitions } = runPath(machine, plainPathOf(path));
    return (
      textOf(transitions) === textOf(labelsIn(path)) &&
      textOf([snapshot.value, snapshot.context]) === textOf([value, context])
    );
  } catch {
    return false;
  }
}

function measureGraph(machine, { input, events }, generate) {
  const cases = withDefaultCases(instrument(machine).definition, events);
  const options = {
    input,
    limits: { steps: LIMIT },
    events: (state) => possible(state, cases),
  };
  const paths = generate(machine, options).map(({ steps }) =>
    steps.slice(1).map(({ event }) => event),
  );
  return {
    taken: [...new Set(paths.flatMap((path) => takenBy(machine, input, path)))],
    paths: paths.length,
    steps: paths.reduce((sum, { length }) => sum + length, 0),
  };
}

/** Returns the events that a state handles, except those that only the machine itself raises. */
function possible({ _nodes: nodes, children }, cases) {
  const handled = new Set(
    nodes.flatMap((node) => [...node.transitions.keys()]),
  );
  return [...handled].flatMap((descriptor) => {
    if (descriptor.startsWith("xstate.done.state.")) return [];
    const actor = /^xstate\.\w+\.actor\.(.*)$/.exec(descriptor)?.[1];
    if (actor !== undefined && !children[actor]) return [];
    const type = descriptor.replace(/\*$/, "any");
    return (cases[type] ?? [{}]).map((payload) => ({ type, ...payload }));
  });
}

/** Returns the transitions that an actor takes when it receives the events of a path. */
function takenBy(machine, input, events) {
  const { machine: live, recorder } = instrument(machine);
  const actor = createActor(live, {
    input,
    clock: { setTimeout: () => 0, clearTimeout: () => {} },
    inspect: ({ type, event, snapshot }) => {
      if (type === "@xstate.microstep")
        recorder.microstepEnded(event, snapshot);
    },
  });
  actor.subscribe({ error: () => {} });
  const taken = [];
  const end = () => {
    const { microsteps } = recorder.end({ executed: false });
    taken.push(...microsteps.flatMap(({ transitions }) => transitions));
  };
  recorder.begin("start");
  actor.start();
  for (const event of events) {
    if (actor.getSnapshot().status === "error") break;
    end();
    recorder.begin("event");
    actor.send(event);
  }
  if (actor.getSnapshot().status !== "error") end();
  actor.stop();
  return taken;
}

function keyOf(hasContext) {
  return ({ value, context }, event, before) =>
    JSON.stringify([value, hasContext && context, before?.value, event?.type]);
}
