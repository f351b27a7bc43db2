import type { AnyStateMachine } from "xstate";
import { effectNames } from "../model/actions.ts";
import { delayOf, pathOf, readDefinition } from "../model/definition.ts";

/**
 * Returns the source code of the expectations of a machine, as its definition is now: the tags, targets, effects and
 * actors. The user checks them and adds what the definition cannot say.
 */
export function expectationSkeleton(machine: AnyStateMachine): string {
  const { nodes, transitions } = readDefinition(machine);
  const { actions } = machine.implementations;
  const field = (key: string, names: readonly string[]) =>
    names.length === 0
      ? []
      : [`${key}: ${JSON.stringify(names.length === 1 ? names[0] : names)}`];
  const states = nodes.flatMap(({ path, node }) => {
    const byEvent = Map.groupBy(
      transitions.filter(({ transition }) => transition.source === node),
      ({ descriptor }) => descriptor,
    );
    const events = [...byEvent].map(([descriptor, branches]) => {
      const texts = branches.map(({ guarded, transition }) => {
        const fields = [
          ...(guarded ? ["when: () => true /* what the guard means */"] : []),
          ...field("to", transition.target?.map(pathOf) ?? []),
          ...field("effects", effectNames(transition.actions, actions)),
        ];
        return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
      });
      const text = texts.length === 1 ? texts[0] : `[${texts.join(", ")}]`;
      const delay = branches[0] && delayOf(branches[0].transition);
      if (descriptor === "")
        return { group: "always", text: `always: ${text}` };
      return delay === undefined
        ? { group: "on", text: `${JSON.stringify(descriptor)}: ${text}` }
        : { group: "after", text: `${JSON.stringify(delay)}: ${text}` };
    });
    const groupOf = (name: string) =>
      events.filter(({ group }) => group === name).map(({ text }) => text);
    const nested = (name: string) =>
      groupOf(name).length === 0
        ? []
        : [
            `${name}: {\n${groupOf(name)
              .map((text) => `        ${text},\n`)
              .join("")}      }`,
          ];
    const fields = [
      ...field("tags", node.tags),
      ...field("entry", effectNames(node.entry, actions)),
      ...field("exit", effectNames(node.exit, actions)),
      ...field(
        "calls",
        node.invoke.map(({ id }) => id),
      ),
      ...nested("on"),
      ...nested("after"),
      ...groupOf("always"),
    ];
    if (fields.length === 0) return [];
    const lines = fields.map((text) => `      ${text},\n`).join("");
    return [`    ${JSON.stringify(path)}: {\n${lines}    },\n`];
  });
  return `  expect: {\n${states.join("")}  },\n`;
}
