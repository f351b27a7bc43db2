import type { AnyStateMachine } from "xstate";

type Actions = AnyStateMachine["implementations"]["actions"];

/** Returns the names of the actions in a list that are functions of the author. */
export function effectNames(
  list: readonly unknown[],
  actions: Actions,
): string[] {
  return list
    .filter((action) => isEffect(action, actions))
    .map(nameOf)
    .filter((name) => name in actions);
}

/** Returns whether an action can change the context. */
export function canAssign(action: unknown, actions: Actions): boolean {
  const { type } = Object(implementationOf(action, actions));
  return type === "xstate.assign" || type === "xstate.enqueueActions";
}

/** Returns whether an action is a function of the author. Built-in actions, such as `assign`, have `resolve`. */
function isEffect(action: unknown, actions: Actions): boolean {
  const implementation = implementationOf(action, actions);
  return typeof implementation !== "function" || !("resolve" in implementation);
}

function implementationOf(action: unknown, actions: Actions): unknown {
  return typeof action === "function" ? action : actions[nameOf(action)];
}

function nameOf(action: unknown): string {
  return typeof action === "object" && action !== null && "type" in action
    ? String(action.type)
    : String(action);
}
