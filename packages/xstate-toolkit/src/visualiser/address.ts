import {
  flowNames,
  inputsOfFlow,
  type Position,
  tryReplay,
} from "./stepping.ts";

const STEP_SEPARATOR = "~";

/** Returns a position as a URL hash that can be shared: `#login/1/form.submitted~checkEmail%20done%231`. */
export function addressOf({ flow, input, steps }: Position): string {
  const path = steps
    // `encodeURIComponent` leaves the separator as it is.
    .map((step) => encodeURIComponent(step).replaceAll("~", "%7E"))
    .join(STEP_SEPARATOR);
  return `#${encodeURIComponent(flow)}/${input + 1}${path ? `/${path}` : ""}`;
}

/**
 * Parses a URL hash. Returns the start of the first flow when the hash does not contain a known flow. The steps of the
 * returned position end before the first step that is not possible.
 */
export function positionOf(hash: string): Position {
  const [name = "", input = "1", path = ""] = hash.replace(/^#/, "").split("/");
  const flow = decodePart(name);
  if (!flowNames.includes(flow))
    return { flow: flowNames[0] ?? "", input: 0, steps: [] };
  const index = Number(input) - 1;
  const start = { flow, input: index in inputsOfFlow(flow) ? index : 0 };
  const replayed = tryReplay({
    ...start,
    steps: path === "" ? [] : path.split(STEP_SEPARATOR).map(decodePart),
  });
  return replayed instanceof Error
    ? { ...start, steps: [] }
    : replayed.position;
}

function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
