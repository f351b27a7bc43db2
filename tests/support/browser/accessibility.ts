import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, type Locator, type Page } from "@playwright/test";

/** The rules of a run of axe. */
type Rules = {
  readonly type: "tag" | "rule";
  readonly values: string[];
  readonly exceptRules?: readonly string[];
};

const AXE = readFileSync(
  fileURLToPath(import.meta.resolve("axe-core/axe.min.js")),
  "utf8",
);

const WCAG_RULES: Rules = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
};
/** The frame around the content of a page. */
const FRAME = [".site-head", ".sidebar", ".site-foot"];
/** The axe rules that depend on the colour scheme. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Asserts that axe finds no violation of WCAG 2.2 A or AA in light mode, or of the colour rules in dark mode, in the page
 * outside its header, sidebar and footer.
 */
export async function expectAccessibleContent(page: Page): Promise<void> {
  await expectNoViolation(page.locator("html"), FRAME);
}

/** Like `expectAccessibleContent`, but also checks the header, the sidebar and the footer. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(page.locator("html"), []);
}

/**
 * Like `expectAccessibleContent`, but checks only one part of the page, such as a dialog, which takes a fraction of the
 * time. Use it when other checks have already checked the rest of the page.
 */
export async function expectAccessiblePart(part: Locator): Promise<void> {
  await expectNoViolation(part, []);
}

async function expectNoViolation(
  part: Locator,
  exclude: readonly string[],
): Promise<void> {
  const page = part.page();
  await requireRunningClock(page);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const inLight = await violations(part, WCAG_RULES, exclude);
  expect(inLight, "axe violations in light mode").toEqual([]);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const colourRules = { type: "rule", values: COLOUR_RULES } as const;
  const inDark = await violations(part, colourRules, exclude);
  expect(inDark, "axe violations in dark mode").toEqual([]);
  await page.emulateMedia({ colorScheme: null });
}

/**
 * Asserts that axe finds no violation of the rules that do not depend on colours, which take most of the time. Use it for
 * another width of a page that `expectAccessible` has checked.
 */
export async function expectAccessibleLayout(page: Page): Promise<void> {
  await expectLayout(page, []);
}

/** Like `expectAccessibleLayout`, but outside the header, sidebar and footer. */
export async function expectContentLayout(page: Page): Promise<void> {
  await expectLayout(page, FRAME);
}

async function expectLayout(
  page: Page,
  exclude: readonly string[],
): Promise<void> {
  await requireRunningClock(page);
  const rules = { ...WCAG_RULES, exceptRules: COLOUR_RULES };
  const found = await violations(page.locator("html"), rules, exclude);
  expect(found, "axe violations").toEqual([]);
}

/** Throws if the page's clock is stopped: axe waits for timers, so it would not return before the test times out. */
async function requireRunningClock(page: Page): Promise<void> {
  // The clock of Playwright marks the Date that it installs. Another clock cannot be stopped.
  const readClock = () =>
    page.evaluate(() => ("isFake" in Date ? Date.now() : null));
  const before = await readClock();
  if (before === null) return;
  await wait(20);
  if ((await readClock()) === before)
    throw new Error(
      "The page's clock is stopped, but axe needs a running clock: call page.clock.resume() first.",
    );
}

/**
 * Returns one line per element in this part of the page, outside the elements that `exclude` selects, that violates one of
 * these rules. Loads axe unless the page has loaded it.
 */
async function violations(
  part: Locator,
  rules: Rules,
  exclude: readonly string[] = [],
): Promise<string[]> {
  const page = part.page();
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return part.evaluate(
    async (element, { exclude, exceptRules = [], ...runOnly }) => {
      const { axe } = window as unknown as {
        axe: typeof import("axe-core");
      };
      // axe rejects a selector that matches nothing.
      const excluded = exclude.filter((part) => document.querySelector(part));
      const { violations } = await axe.run(
        { include: [element], exclude: excluded },
        {
          runOnly,
          rules: Object.fromEntries(
            exceptRules.map((rule) => [rule, { enabled: false }]),
          ),
          resultTypes: ["violations"],
          // The frames contain only pages from other sites.
          iframes: false,
        },
      );
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id} (${help}): ${target.join(" ")}`),
      );
    },
    { ...rules, exclude },
  );
}
