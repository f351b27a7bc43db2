import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { catalogue } from "../../machines/index.ts";
import { plans } from "../flows/plans.ts";
import { readDefinition } from "../support/walker/definition.ts";
import { planPaths } from "../support/walker/plan-paths.ts";

/** Opened from disk: no server, no network. */
const PAGE = pathToFileURL(
  join(import.meta.dirname, "../../statecharts-docs/index.html"),
).href;

for (const { name, machine, title } of catalogue)
  test(`from disk, every transition of ${name} can be stepped through without any network request`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const said: string[] = [];
    page.on("console", (line) => said.push(line.text()));
    page.on("pageerror", (error) => said.push(error.message));
    await page.goto(PAGE);
    await page.getByLabel("Flow", { exact: true }).selectOption(name);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const taken = new Set<string>();
    const plan = plans[name];
    if (!plan) throw new Error(`${name} has no plan`);
    for (const { inputIndex, steps } of planPaths(machine, plan as never)) {
      const texts = steps.map(({ text }) => text);
      for (const label of await stepThrough(page, inputIndex, texts))
        taken.add(label);
    }
    const missing = readDefinition(machine)
      .transitions.map(({ label }) => label)
      .filter((label) => !taken.has(label));
    expect(missing).toEqual([]);
    expect(said).toEqual([]);
    expect(asked.filter((url) => !url.startsWith("file:"))).toEqual([]);
  });

test("a position can be shared by its address, reached by the keyboard, and left with Back", async ({
  page,
}) => {
  await page.goto(`${PAGE}#login`);
  await page
    .getByRole("button", { name: /^readArrival answers/ })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[aria-live] b").last()).toHaveText("open.editing");
  await page.getByRole("button", { name: "form.submitted" }).focus();
  await page.keyboard.press("Enter");
  await expect(
    page
      .getByRole("heading", { name: "The path so far" })
      .locator("..")
      .getByRole("listitem"),
  ).toHaveCount(3);
  const shared = page.url();
  await page.goto("about:blank");
  await page.goto(shared);
  await expect(page.locator("[aria-live] b").last()).toHaveText("open.editing");
  await page.getByRole("button", { name: "start", exact: true }).click();
  await expect(page.locator("[aria-live] b").last()).toHaveText("opening");
});

test("a guard that blocks a transition is shown with its condition", async ({
  page,
}) => {
  await page.goto(`${PAGE}#login`);
  await page
    .getByRole("button", { name: /^readArrival answers/ })
    .first()
    .click();
  const item = page
    .getByRole("listitem")
    .filter({ hasText: "form.submitted" })
    .first();
  await item.getByText("Guards that are false").click();
  await expect(item.getByText("isLocked(lockedUntil, now)")).toBeVisible();
});

test("clicking an arrow of the drawing highlights its transition", async ({
  page,
}) => {
  await page.goto(`${PAGE}#support`);
  const [only] = readDefinition(
    catalogue.find(({ name }) => name === "support")?.machine as never,
  ).transitions;
  await page.locator(".canvas .label").first().click();
  await expect(page.getByText(only?.label ?? "nothing")).toBeVisible();
});

/**
 * Clicks through one path from a start, and returns the transitions that the page reports as taken.
 */
async function stepThrough(
  page: Page,
  input: number,
  texts: readonly string[],
): Promise<string[]> {
  await page.getByRole("button", { name: "start", exact: true }).click();
  const starts = page.getByLabel("Starts with");
  if (await starts.count()) await starts.selectOption(String(input));
  for (const text of texts) {
    const step = page.locator(`button[data-step=${JSON.stringify(text)}]`);
    await step.evaluate((button: HTMLButtonElement) => button.click());
  }
  const path = page.locator(".path > li");
  await expect(path).toHaveCount(texts.length + 1);
  return path
    .locator("[data-label]")
    .evaluateAll((lines) =>
      lines.map((line) => line.getAttribute("data-label") ?? ""),
    );
}
