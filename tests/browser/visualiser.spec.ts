import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Locator, Page } from "@playwright/test";
import { readDefinition } from "xstate-toolkit";
import { catalogue } from "../../machines/index.ts";
import { expect, unwatchedTest as test } from "../support/browser/test.ts";

/** The page is opened from disk, without a server. */
const PAGE = pathToFileURL(
  join(import.meta.dirname, "../../statecharts-docs/index.html"),
).href;

test("when the page is opened from disk, every flow is drawn and its first step can be taken without a network request", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  const messages: string[] = [];
  page.on("console", (line) => messages.push(line.text()));
  page.on("pageerror", (error) => messages.push(error.message));
  await page.goto(PAGE);
  for (const flow of catalogue)
    await test.step(flow.name, () => expectStep(page, flow));
  expect(messages).toEqual([]);
  expect(requested.filter((url) => !url.startsWith("file:"))).toEqual([]);
});

test("the keyboard can be used to step through a flow, the current position can be shared as a URL, a guard that blocks a transition is shown with its condition, and a click on the label of an arrow takes its transition, but dragging the drawing by it does not", async ({
  page,
}) => {
  await page.goto(`${PAGE}#login`);
  await page
    .getByRole("button", { name: /^readNavigationState finishes/ })
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

  await page.goto(`${PAGE}#registration`);
  const item = page
    .getByRole("listitem")
    .filter({ hasText: "form.submitted" })
    .first();
  await item.getByText("Guards that are false").click();
  await expect(item.getByText("isReady(context.form)")).toBeVisible();

  await page.goto(`${PAGE}#support`);
  const [transition] = readDefinition(
    catalogue.find(({ name }) => name === "support")?.machine as never,
  ).transitions;
  const taken = page.locator(".path [data-label]");
  await expect(taken).toHaveCount(0);
  const box = await page.locator(".canvas .label").first().boundingBox();
  if (!box) throw new Error("the drawing has no label");
  await page.mouse.move(box.x + 5, box.y + 5);
  await page.mouse.down();
  await page.mouse.move(box.x + 45, box.y + 25, { steps: 4 });
  await page.mouse.up();
  const moved = await page.locator(".canvas .label").first().boundingBox();
  expect(moved?.x).toBeGreaterThan(box.x + 30);
  await expect(taken).toHaveCount(0);
  await page.locator(".canvas .label").first().click();
  await expect(taken).toHaveAttribute("data-label", transition?.label ?? "");
});

test("Fit shows the whole drawing, and Ctrl with the mouse wheel zooms only the drawing; states fold, are found and selected with the keyboard, and keep their place under the pointer while zooming; no button covers the drawing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 500 });
  await page.goto(`${PAGE}#matching`);
  await page.getByRole("button", { name: "Fit" }).click();
  const canvas = page.getByRole("region", { name: "Drawing of" });
  const bottomOf = async (locator: Locator) => {
    const box = await locator.boundingBox();
    return box ? box.y + box.height : Number.NaN;
  };
  const bottom = await bottomOf(canvas.locator("svg"));
  expect(bottom).toBeLessThanOrEqual((await bottomOf(canvas)) + 1);
  const isLeftToBrowser = await canvas.evaluate((element) =>
    element.dispatchEvent(
      new WheelEvent("wheel", {
        ctrlKey: true,
        deltaY: -100,
        bubbles: true,
        cancelable: true,
      }),
    ),
  );
  expect(isLeftToBrowser).toBe(false);
  expect(await bottomOf(canvas.locator("svg"))).toBeGreaterThan(bottom);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${PAGE}#login`);
  const state = (path: string) => canvas.locator(`[data-state="${path}"]`);
  await expect(state("open.editing")).toBeAttached();
  const search = page.getByLabel("Find a state or an event");
  await search.fill("open");
  await page.getByRole("button", { name: "open", exact: true }).press("Enter");
  await page.getByRole("button", { name: "Fold", exact: true }).press("Enter");
  await expect(state("open.editing")).not.toBeAttached();

  await search.fill("editing");
  await page.keyboard.press("Enter");
  await expect(state("open.editing")).toHaveClass(/is-selected/);
  const selection = page.getByRole("region", { name: "Selected state" });
  await expect(selection).toContainText("open.editing");
  await expect(selection.getByRole("heading", { level: 3 })).toHaveText([
    "Leads in",
    "Leads out",
  ]);
  await expect(canvas.locator(".arrow.is-out-of").first()).toBeAttached();

  const before = await state("open.editing").boundingBox();
  if (!before) throw new Error("the selected state is not shown");
  const pointer = { x: before.x + before.width / 2, y: before.y + 5 };
  await page.mouse.move(pointer.x, pointer.y);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -100);
  await page.keyboard.up("Control");
  await expect
    .poll(async () => (await state("open.editing").boundingBox())?.width)
    .toBeGreaterThan(before.width * 1.2);
  const after = await state("open.editing").boundingBox();
  expect((after?.x ?? 0) + (after?.width ?? 0) / 2).toBeCloseTo(pointer.x, -1);

  const top = (await canvas.boundingBox())?.y ?? 0;
  for (const button of await page.locator(".tools button").all()) {
    const box = await button.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
  }
  const isWiderThanScreen = await page.evaluate(
    () =>
      document.documentElement.scrollWidth >
      document.documentElement.clientWidth,
  );
  expect(isWiderThanScreen).toBe(false);
});

/** Takes the first possible step. The model test of the flow takes all transitions. */
async function expectStep(
  page: Page,
  { name, title }: (typeof catalogue)[number],
): Promise<void> {
  await page.getByLabel("Flow", { exact: true }).selectOption(name);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  const taken = page.locator(".path > li");
  const steps = page.locator("button[data-step]");
  if ((await steps.count()) === 0) return;
  await steps.first().click();
  await expect(taken).toHaveCount(2);
}
