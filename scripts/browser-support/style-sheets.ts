import type { Identifier } from "@mdn/browser-compat-data/forLegacyNode";
import postcss, {
  type AtRule,
  type ChildNode,
  type Declaration,
  type Rule,
} from "postcss";
import {
  featuresBelow,
  findFeature,
  isNewer,
  type NewerFeature,
  newerFeature,
} from "./features.ts";

/** Units whose key in the data differs from their name. */
const UNIT_KEYS: readonly (readonly [RegExp, string])[] = [
  [/^[dsl]v(?:w|h|i|b|min|max)$/, "viewport_percentage_units_dynamic"],
  [/^cq(?:w|h|i|b|min|max)$/, "container_query_length_units"],
];
/** At-rules whose declarations are descriptors, which are not CSS properties. */
const DESCRIPTOR_RULES = new Set([
  "counter-style",
  "font-face",
  "font-palette-values",
  "page",
  "property",
  "view-transition",
]);
const VENDOR_PREFIX = /^-(?:webkit|moz|ms|o)-/;
/** Strings, URLs and comments, whose words are not CSS. */
const OPAQUE = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\)/g;

const valueFeatures = indexValues();

/** Returns the features of a style sheet that an oldest browser lacks and that have no fallback in the style sheet. */
export function newerStyleFeatures(css: string): NewerFeature[] {
  const uses: NewerFeature[] = [];
  postcss.parse(css).walk((node) => {
    const tested = testedFeatures(node);
    for (const id of featuresOf(node))
      if (!tested.has(id) && !(node.type === "decl" && hasFallback(node)))
        uses.push({ id, place: placeOf(node) });
  });
  return uses;
}

/** Returns a style sheet as an oldest browser applies it: without the rules and declarations that one of them drops. */
export function withoutNewerStyles(css: string): string {
  const root = postcss.parse(css);
  root.walk((node) => {
    if (node.type === "atrule" && node.name === "supports") {
      const isNegated = /^\s*not\b/.test(node.params);
      if (featuresInCondition(node.params).length === 0) return;
      if (isNegated) node.replaceWith(node.nodes ?? []);
      else node.remove();
    } else if (featuresOf(node).length > 0) node.remove();
  });
  return root.toString();
}

/** Returns the ids of the newer features that a node itself uses. */
function featuresOf(node: ChildNode): string[] {
  if (node.type === "decl") return featuresInDeclaration(node);
  if (node.type === "atrule") return featuresInAtRule(node);
  if (node.type !== "rule" || isKeyframe(node)) return [];
  return [
    ...featuresInSelector(node.selector),
    ...(node.parent?.type === "rule"
      ? newerFeature("css", "selectors", "nesting")
      : []),
  ];
}

function featuresInDeclaration(declaration: Declaration): string[] {
  const { prop, value, parent } = declaration;
  if (VENDOR_PREFIX.test(prop)) return [];
  const descriptorRule =
    parent?.type === "atrule" && DESCRIPTOR_RULES.has((parent as AtRule).name)
      ? (parent as AtRule).name
      : null;
  const path = descriptorRule
    ? ["css", "at-rules", descriptorRule, prop]
    : ["css", "properties", prop];
  const property = findFeature(...path);
  const prefix = prefixedSiblings(declaration)[0];
  if (isNewer(property, prefix)) return [path.join(".")];
  return featuresInValue(prop, value);
}

/** Returns the vendor prefixes with which the rule also declares the property. */
function prefixedSiblings({ prop, parent }: Declaration): string[] {
  return (parent?.nodes ?? []).flatMap((node) =>
    node.type === "decl" &&
    node.prop !== prop &&
    node.prop.replace(VENDOR_PREFIX, "") === prop
      ? [node.prop.slice(0, node.prop.length - prop.length)]
      : [],
  );
}

function featuresInValue(prop: string, value: string): string[] {
  const text = value.replace(OPAQUE, " ");
  const words = text.match(/--[\w-]+|[a-z][\w-]*\(?/gi) ?? [];
  const units = text.match(/(?<=\d)[a-z]+\b/gi) ?? [];
  return [
    ...words.flatMap((word) => {
      if (word.startsWith("--")) return [];
      const name = word.replace("(", "").toLowerCase();
      const own = ["css", "properties", prop];
      if (!word.endsWith("("))
        return newerFeature(...own, name).concat(
          newerFeature("css", "types", "global_keywords", name),
        );
      const id = valueFeatures.get(name);
      return newerFeature(...own, name).concat(
        newerFeature(...own, `${name}_function`),
        id ? newerFeature(...id) : [],
      );
    }),
    ...units.flatMap((unit) => {
      const key =
        UNIT_KEYS.find(([pattern]) => pattern.test(unit))?.[1] ?? unit;
      return newerFeature("css", "types", "length", key);
    }),
    ...(/\(\s*from\s/.test(text)
      ? newerFeature("css", "types", "color", "rgb", "relative_syntax")
      : []),
  ];
}

function featuresInSelector(selector: string): string[] {
  const text = selector
    .replace(OPAQUE, " ")
    .replace(/\\./g, "")
    .replace(/\[[^\]]*\]/g, "");
  return [
    ...[...text.matchAll(/::?([a-z][\w-]*)/gi)].flatMap(([, name = ""]) =>
      newerFeature("css", "selectors", name.toLowerCase()),
    ),
    ...(/:nth-(?:last-)?child\([^)]*\sof\s/.test(text)
      ? newerFeature("css", "selectors", "nth-child", "of_syntax")
      : []),
  ];
}

function featuresInAtRule({ name, params }: AtRule): string[] {
  if (VENDOR_PREFIX.test(name)) return [];
  const own = newerFeature("css", "at-rules", name);
  if (name === "media")
    return own.concat(
      [...params.matchAll(/\(\s*([a-z-]+)/g)].flatMap(([, feature = ""]) =>
        newerFeature(
          "css",
          "at-rules",
          name,
          feature.replace(/^(?:min|max)-/, ""),
        ),
      ),
      /[<>]/.test(params)
        ? newerFeature("css", "at-rules", name, "range_syntax")
        : [],
    );
  if (name === "container")
    return own.concat(
      /\bstyle\(/.test(params)
        ? newerFeature(
            "css",
            "at-rules",
            name,
            "style_queries_for_custom_properties",
          )
        : [],
      /\bscroll-state\(/.test(params)
        ? newerFeature("css", "at-rules", name, "scroll-state_queries")
        : [],
    );
  return own;
}

/** Returns the newer features for which the `@supports` rules around a node test. */
function testedFeatures(node: ChildNode): Set<string> {
  const tested = new Set<string>();
  for (
    let around = node.parent;
    around && around.type !== "root";
    around = around.parent as typeof around
  )
    if (around.type === "atrule" && (around as AtRule).name === "supports")
      for (const id of featuresInCondition((around as AtRule).params))
        tested.add(id);
  return tested;
}

/** Returns the newer features in the condition of an `@supports` rule. */
function featuresInCondition(condition: string): string[] {
  const declarations = [...condition.matchAll(/\(([\w-]+)\s*:([^)]*)/g)];
  return [
    ...declarations.flatMap(([, prop = "", value = ""]) => {
      const whole = newerFeature("css", "properties", prop);
      return whole.length > 0 ? whole : featuresInValue(prop, value);
    }),
    ...(condition.includes("selector(") ? featuresInSelector(condition) : []),
  ];
}

/**
 * Returns whether the rule declares the same property before, with a value that every oldest browser supports. A value
 * with `var()` and a custom property have no fallback, because browsers do not drop them when they parse the rule.
 */
function hasFallback(declaration: Declaration): boolean {
  const { prop, value } = declaration;
  if (prop.startsWith("--") || value.includes("var(")) return false;
  for (
    let before = declaration.prev();
    before !== undefined;
    before = before.prev()
  )
    if (
      before.type === "decl" &&
      before.prop === prop &&
      featuresInDeclaration(before).length === 0
    )
      return true;
  return false;
}

function isKeyframe({ parent }: Rule): boolean {
  return (
    parent?.type === "atrule" && (parent as AtRule).name.endsWith("keyframes")
  );
}

function placeOf(node: ChildNode): string {
  if (node.type === "rule") return node.selector;
  if (node.type === "atrule") return `@${node.name} ${node.params}`.trim();
  const parent = node.parent;
  return parent && parent.type !== "root"
    ? placeOf(parent as ChildNode)
    : node.toString();
}

/** Returns the path of each function among the types of CSS values. */
function indexValues(): ReadonlyMap<string, readonly string[]> {
  const paths = new Map<string, readonly string[]>();
  const visit = (feature: Identifier | undefined, path: readonly string[]) => {
    for (const [name, inner] of featuresBelow(feature)) {
      if (!paths.has(name) && inner.__compat) paths.set(name, [...path, name]);
      if (path.length < 4) visit(inner, [...path, name]);
    }
  };
  visit(findFeature("css", "types"), ["css", "types"]);
  return paths;
}
