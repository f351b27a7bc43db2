import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { readDefinition } from "xstate-toolkit/model";
import { planPaths } from "xstate-toolkit/plan";
import { catalogue } from "../../machines/index.ts";
import { plans } from "../flows/plans.ts";

/** Opened from disk: no server, no network. */
const PAGE = pathToFileURL(
  join(import.meta.dirname, "../../statecharts-docs/index.html"),
).href;

test("from disk, every transition of every flow can be stepped through without any network request", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  const messages: string[] = [];
  page.on("console", (line) => messages.push(line.text()));
  page.on("pageerror", (error) => messages.push(error.message));
  await page.goto(PAGE);
  for (const flow of catalogue)
    await test.step(flow.name, () => expectEveryTransition(page, flow));
  expect(messages).toEqual([]);
  expect(requested.filter((url) => !url.startsWith("file:"))).toEqual([]);
});

test("a position can be reached with the keyboard and shared by its URL", async ({
  page,
}) => {
  await page.goto(`${PAGE}#login`);
  await page
    .getByRole("button", { name: /^readOpening finishes/ })
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
  const sharedUrl = page.url();
  await page.goto("about:blank");
  await page.goto(sharedUrl);
  await expect(page.locator("[aria-live] b").last()).toHaveText("open.editing");
  await page.getByRole("button", { name: "start", exact: true }).click();
  await expect(page.locator("[aria-live] b").last()).toHaveText("opening");
});

test("a guard that blocks a transition is shown with its condition", async ({
  page,
}) => {
  await page.goto(`${PAGE}#registration`);
  const item = page
    .getByRole("listitem")
    .filter({ hasText: "form.submitted" })
    .first();
  await item.getByText("Guards that are false").click();
  await expect(item.getByText("isReady(context.form)")).toBeVisible();
});

test("clicking an arrow of the drawing highlights its transition", async ({
  page,
}) => {
  await page.goto(`${PAGE}#support`);
  const [transition] = readDefinition(
    catalogue.find(({ name }) => name === "support")?.machine as never,
  ).transitions;
  await page.locator(".canvas .label").first().click();
  await expect(page.getByText(transition?.label ?? "nothing")).toBeVisible();
});

async function expectEveryTransition(
  page: Page,
  { name, machine, title }: (typeof catalogue)[number],
): Promise<void> {
  await page.getByLabel("Flow", { exact: true }).selectOption(name);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  const plan = plans[name];
  if (!plan) throw new Error(`${name} has no plan`);
  const takenTransitions = new Set<string>();
  const { paths } = planPaths(machine, { ...plan, strict: true } as never);
  for (const { inputIndex, steps } of paths) {
    const texts = steps.map(({ text }) => text);
    for (const label of await stepThrough(page, inputIndex, texts))
      takenTransitions.add(label);
  }
  const missingTransitions = readDefinition(machine)
    .transitions.map(({ label }) => label)
    .filter((label) => !takenTransitions.has(label));
  expect(missingTransitions).toEqual([]);
}

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
  await page.evaluate(clickSteps, texts);
  const path = page.locator(".path > li");
  await expect(path).toHaveCount(texts.length + 1);
  return path
    .locator("[data-label]")
    .evaluateAll((lines) =>
      lines.map((line) => line.getAttribute("data-label") ?? ""),
    );
}

/** Runs in the page: clicks the button of each step as soon as it is shown. It is called once for a path, because there are thousands of steps. */
async function clickSteps(texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    const find = () =>
      [
        ...document.querySelectorAll<HTMLButtonElement>("button[data-step]"),
      ].find((button) => button.dataset.step === text);
    const end = performance.now() + 30_000;
    while (!find()) {
      if (performance.now() > end) throw new Error(`There is no step ${text}`);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    find()?.click();
  }
}
