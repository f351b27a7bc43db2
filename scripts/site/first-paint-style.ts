import { isDeepStrictEqual } from "node:util";
import {
  type MediaCondition,
  type MediaQuery,
  type Selector,
  transform,
} from "lightningcss";

/** The condition `(forced-colors: active)`. */
const FORCED_COLORS: MediaCondition = {
  type: "feature",
  value: {
    type: "plain",
    name: "forced-colors",
    value: { type: "ident", value: "active" },
  },
};
/** States that a control enters only when it is used. */
const LATER_STATES = new Set(["hover", "active", "focus", "focus-visible"]);

/**
 * Returns a style without the parts that a page does not need before its complete style sheet is loaded: rules for
 * printing, for forced colours, and for hovered, pressed or focused controls; and custom properties that the rest of
 * the style does not use.
 */
export function firstPaintStyle(style: string): string {
  let rest = transformStyle(style, {
    Rule: {
      media: ({ value }) =>
        value.query.mediaQueries.every(isPrintOrForcedColors) ? [] : undefined,
      style: ({ value }) =>
        value.selectors.every(needsLaterState) ? [] : undefined,
    },
  });
  for (;;) {
    const used = new Set(
      [...rest.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name),
    );
    const next = transformStyle(rest, {
      Declaration: {
        // lightningcss also treats unknown properties as custom properties.
        custom: ({ name }) =>
          name.startsWith("--") && !used.has(name) ? [] : undefined,
      },
    });
    // Repeats until nothing changes, because a removed property may have been the only one that used another property.
    if (next === rest) return rest;
    rest = next;
  }
}

function transformStyle(
  style: string,
  visitor: Parameters<typeof transform>[0]["visitor"],
): string {
  const code = Buffer.from(style);
  return transform({
    filename: "first-paint.css",
    code,
    minify: true,
    ...(visitor && { visitor }),
  }).code.toString();
}

/** Returns whether a query is for `print`, or its whole condition is `(forced-colors: active)`. */
function isPrintOrForcedColors(query: MediaQuery): boolean {
  const { qualifier, mediaType, condition } = query;
  if (qualifier === "not") return false;
  return mediaType === "print" || isDeepStrictEqual(condition, FORCED_COLORS);
}

function needsLaterState(selector: Selector): boolean {
  return selector.some(
    (part) => part.type === "pseudo-class" && LATER_STATES.has(part.kind),
  );
}
