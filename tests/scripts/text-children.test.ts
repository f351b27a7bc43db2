import { expect, test } from "vitest";
import { textChildren } from "../../scripts/text-children.ts";

/** Returns the lines of the violations in a component with these props. */
function linesIn(markup: string, props = "label: ReactNode"): number[] {
  const text = `function View({ label }: { readonly ${props} }) {
  return (
    ${markup}
  );
}`;
  return textChildren("src/view.tsx", text).map(({ line }) => line);
}

test.each([
  ["a text beside a condition", "<p>Text {label && <b />}</p>"],
  ["a text beside an element", "<p>Text<b /></p>"],
  ["a space between elements", '<p><b />{" "}<i /></p>'],
  ["a prop that may be text", "<p>{label}<b /></p>"],
  ["a message", '<p><b />{t("a.b")}</p>'],
  ["a branch that is text", '<p>{label ? <i /> : "a"}<b /></p>'],
  ["two texts", "<p>{label}, {label}</p>"],
  ["a list of texts", "<p>{[1].map((n) => n)}<b /></p>"],
  ["a text in a fragment", "<p><>{label}</></p>"],
  ["a text in a component without an element", "<Suspense>{label}</Suspense>"],
  ["a component that returns text", "label"],
  ["a form without a method", "<form><b /></form>"],
])("%s is reported", (_description, markup) => {
  expect(linesIn(markup).length).toBeGreaterThan(0);
});

test.each([
  ["a text alone", "<p>{label}</p>"],
  ["a text alone in one of two branches", '<p>{label ? <b /> : "a"}</p>'],
  [
    "elements and conditions",
    "<p><b />{label && <i />}{label ? <b /> : null}</p>",
  ],
  ["a list of elements", "<ul><li />{[1].map((n) => <li key={n} />)}</ul>"],
  ["whitespace that JSX ignores", "<p>\n<b />\n{/* note */}\n<i />\n</p>"],
  ["a text in one template", `<p>{\`\${label}, \${label}\`}</p>`],
  ["a POST form", '<form method="post"><b /></form>'],
])("%s is accepted", (_description, markup) => {
  expect(linesIn(markup)).toEqual([]);
});

test("a prop whose type excludes text is accepted next to other children, and the position of a violation is reported", () => {
  expect(linesIn("<p>{label}<b /></p>", "label?: Elements")).toEqual([]);
  expect(linesIn("<p>{label}<b /></p>", "label?: Elements | string")).toEqual([
    3,
  ]);
});
