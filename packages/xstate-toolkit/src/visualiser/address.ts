import { flowNames, inputsOfFlow, type Position } from "./stepping.ts";

const STEP_SEPARATOR = "~";

/** Returns a position as a URL hash that can be shared: `#login/1/form.submitted~checkEmail%20done%231`. */
export function addressOf({ flow, input, steps }: Position): string {
  const path = steps.map(encodeURIComponent).join(STEP_SEPARATOR);
  return `#${flow}/${input + 1}${path ? `/${path}` : ""}`;
}

/** Parses a URL hash. Returns the start of the first flow when the hash does not contain a known flow. */
export function positionOf(hash: string): Position {
  const [flow = "", input = "1", path = ""] = hash.replace(/^#/, "").split("/");
  if (!flowNames.includes(flow))
    return { flow: flowNames[0] ?? "", input: 0, steps: [] };
  const index = Number(input) - 1;
  return {
    flow,
    input: index in inputsOfFlow(flow) ? index : 0,
    steps: path === "" ? [] : path.split(STEP_SEPARATOR).map(decodeStep),
  };
}

function decodeStep(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
