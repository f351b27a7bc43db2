import { expect, test } from "vitest";
import { firstPaintStyle } from "../../scripts/site/first-paint-style.ts";

test("the first-paint style has no rules for printing, forced colours, or hovered, pressed or focused elements", () => {
  expect(
    firstPaintStyle(
      `a{color:red}a:hover,a:active,a:focus,a:focus-visible{color:#00f}
      @media print{a{color:#000}}@media (forced-colors:active){a{color:linktext}}`,
    ),
  ).toBe("a{color:red}");
});

test.each([
  "a,a:hover{color:red}",
  ".btn:not(:hover){color:red}",
  ".row:has(>.btn){color:red}",
  "@media (scripting:none),print{a{color:red}}",
  "@media not print{a{color:red}}",
  "@media (forced-colors:none){a{color:red}}",
  "@media not (forced-colors:active){a{color:red}}",
  "@media (width<=30rem){a{color:red}}",
  ":disabled{color:red}",
  "h1{text-wrap:balance}",
])("%s may apply to the first paint", (style) => {
  expect(firstPaintStyle(style)).toBe(style);
});

test("the first-paint style contains only the custom properties that it uses", () => {
  expect(
    firstPaintStyle(
      ":root{--red:red;--link:var(--red);--chain:var(--unused);--unused:1px}a{color:var(--link)}",
    ),
  ).toBe(":root{--red:red;--link:var(--red)}a{color:var(--link)}");
});
