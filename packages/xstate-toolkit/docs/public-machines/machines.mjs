/** Loads the bundles of `bundle.mjs`, and exports the machines that their files create, with the plan of each. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readDefinition } from "../../src/index.ts";

/** Has every property, can be called, and converts to a text. It replaces what the bundles do not contain. */
const stub = new Proxy(function stub() {}, {
  get(target, key) {
    if (key === Symbol.toPrimitive) return () => "stub";
    if (key === Symbol.iterator) return () => [].values();
    if (typeof key === "symbol" || UNDEFINED.has(key)) return undefined;
    return key === "prototype" || key === "name" ? target[key] : stub;
  },
  set: () => true,
  defineProperty: () => true,
  apply: () => stub,
  construct: () => stub,
});
const UNDEFINED = new Set(["then", "toJSON", "sessionId", "__esModule"]);

const BROWSER = ["window", "document", "navigator", "location", "self"];
const CLASSES = ["Audio", "AudioContext", "XMLHttpRequest", "HTMLElement"];
const OTHER = ["localStorage", "sessionStorage", "chrome", "browser"];
const names = [...BROWSER, ...CLASSES, ...OTHER];
const added = names.filter((name) => globalThis[name] === undefined);
for (const name of added) globalThis[name] = stub;
globalThis.__stub = stub;
for (const name of ["log", "warn", "error", "info", "debug"])
  console[name] = () => {};
process.on("unhandledRejection", () => {});
process.on("uncaughtException", () => {});
const { setTimeout: later } = globalThis;
globalThis.setTimeout = (action, _delay, ...args) => later(action, 0, ...args);

const folder = resolve(process.env.BUNDLES ?? process.argv[2]);
const bundles = JSON.parse(readFileSync(join(folder, "bundles.json"), "utf8"));
const machines = [];
for (const { bundle, file, name } of bundles) {
  const created = [];
  globalThis.__record = (creator, machine) => {
    if (creator === file) created.push(machine);
    return machine;
  };
  const module = await import(bundle).catch(() => ({}));
  if (created.length === 0)
    for (const [key, value] of Object.entries(module))
      if (typeof value === "function" && /machine/i.test(key)) attempt(value);
  for (const [index, machine] of created.entries())
    machines.push({
      name: `${name}#${index}`,
      machine,
      plan: planFor(machine),
    });
}
globalThis.setTimeout = later;
for (const name of added) delete globalThis[name];

export default machines;

function attempt(create) {
  try {
    create(stub, stub);
  } catch {
    // A function that does not create a machine.
  }
}

/** The input has every property. The output of an actor is undefined, or has every property. */
function planFor(machine) {
  const outputs = readDefinition(machine)
    .transitions.map(({ descriptor }) => descriptor)
    .filter((descriptor) => descriptor.startsWith("xstate.done.actor."))
    .map((key) => [key, [{ output: undefined }, { output: stub }]]);
  return { input: stub, events: Object.fromEntries(outputs) };
}
