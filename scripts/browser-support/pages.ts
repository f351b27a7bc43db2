import { findFeature, type NewerFeature, newerFeature } from "./features.ts";

/** An opening tag. The tests of valid HTML ensure that tags are written like this. */
const TAG = /<([a-z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/g;
const ATTRIBUTE = /([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;
/** Scripts and styles, whose text is not HTML. */
const RAW_TEXT = /(?<=<(script|style)\b[^>]*>).*?(?=<\/\1>)/gs;

/** Returns the elements, attributes and attribute values of a page that an oldest browser lacks. */
export function newerPageFeatures(html: string): NewerFeature[] {
  return [...html.replace(RAW_TEXT, "").matchAll(TAG)].flatMap(
    ([, element = "", attributes = ""]) =>
      newerElementFeatures(
        element,
        [...attributes.matchAll(ATTRIBUTE)].map(
          ([, name = "", ...values]) =>
            [name.toLowerCase(), values.find(Boolean) ?? ""] as const,
        ),
      ).map((id) => ({ id, place: `<${element}>` })),
  );
}

/** Returns the texts of the `style` or `script` elements of a page. */
export function contentsOf(
  html: string,
  element: "script" | "style",
): string[] {
  return [...html.matchAll(RAW_TEXT)].flatMap(([text, name]) =>
    name === element && text ? [text] : [],
  );
}

/** Returns the ids of the newer features that an element uses. */
export function newerElementFeatures(
  element: string,
  attributes: readonly (readonly [name: string, value: string])[],
): string[] {
  return [
    ...newerFeature("html", "elements", element),
    ...attributes.flatMap(([name, value]) => {
      const own = ["html", "elements", element, name];
      const attribute = findFeature(...own)
        ? own
        : ["html", "global_attributes", name];
      return [
        ...newerFeature(...attribute),
        ...value.split(" ").flatMap((word) => newerFeature(...attribute, word)),
        ...newerFeature("html", "elements", element, `${name}_${value}`),
      ];
    }),
  ];
}
