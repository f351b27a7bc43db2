import type { Locator, Page } from "@playwright/test";
import { SLIDER_INTERVAL } from "../../../contract/constants.ts";
import { eventRow } from "../../../server/calendars/calendar-rows.ts";
import { loadRows } from "../../../server/calendars/calendar-tables.ts";
import { events } from "../../../server/database/schema.ts";
import type { Site } from "../../support/browser/site.ts";
import { expect, test } from "../../support/browser/test.ts";
import {
  advanceTime,
  freezeTime,
  installClock,
} from "../../support/browser/time.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("the slider shows the next picture of the sample event after each interval, also after a tap, and stops and plays with its button", {
  tag: ["@phone", "@2-event-slider-05", "@3-events-02"],
}, async ({ newMember, site }) => {
  await site.database.delete(events);
  const { page } = await newMember("investee");
  const picture = await openSlideshow(page);
  const pictures = [
    "/pictures/event-roundtable.svg",
    "/pictures/event-market.svg",
  ];
  const first = (await picture.getAttribute("src")) ?? "";
  expect(pictures).toContain(first);
  for (let elapsed = 0; elapsed < SLIDER_INTERVAL; elapsed += 100) {
    await advanceTime(page, 100);
    if ((await picture.getAttribute("src")) !== first) break;
  }
  const second = pictures.find((src) => src !== first) ?? "";
  await expect(picture).toHaveAttribute("src", second);
  // The picture changed at most 100 ms ago.
  await advanceTime(page, SLIDER_INTERVAL - 101);
  await expect(picture).toHaveAttribute("src", second);
  await advanceTime(page, 101);
  await expect(picture).toHaveAttribute("src", first);

  await picture.tap();
  await advanceTime(page, SLIDER_INTERVAL);
  await expect(picture).toHaveAttribute("src", second);
  await expectButton(page, (button) => button.tap());
});

/** Opens the slider with a frozen clock, and returns its picture. */
async function openSlideshow(page: Page): Promise<Locator> {
  await installClock(page);
  await page.goto("/event-calendar");
  const picture = page.getByRole("article").getByRole("img");
  await expect(picture).toBeVisible();
  await freezeTime(page);
  return picture;
}

/** Expects the slideshow to stop and play with its button, which `press` presses. */
async function expectButton(
  page: Page,
  press: (button: Locator) => Promise<void>,
): Promise<void> {
  const picture = page.getByRole("article").getByRole("img");
  await press(page.getByRole("button", { name: "Pause slideshow" }));
  const stopped = (await picture.getAttribute("src")) ?? "";
  await advanceTime(page, SLIDER_INTERVAL);
  await expect(picture).toHaveAttribute("src", stopped);
  await press(page.getByRole("button", { name: "Play slideshow" }));
  await advanceTime(page, SLIDER_INTERVAL);
  await expect(picture).not.toHaveAttribute("src", stopped);
}

const MINUTE = 60_000;
const DAY = 24 * 60;

/** Replaces all events. Each new event starts `minutes` minutes from now and lasts two hours. */
async function planEvents(
  site: Site,
  rows: readonly (readonly [title: string, minutes: number, link?: string])[],
): Promise<void> {
  await site.database.delete(events);
  const at = (minutes: number) =>
    new Date(Date.now() + minutes * MINUTE).toISOString();
  await loadRows(
    site.database,
    events,
    rows.map(([title, minutes, link = "https://events.example.org/register"]) =>
      eventRow.parse({
        title,
        start: at(minutes),
        end: at(minutes + 120),
        registration_link: link,
      }),
    ),
  );
}

test("the slideshow continues after the mouse has left the picture; the slider starts with the first event that has not ended, and an event without registration can be added to a calendar immediately", {
  tag: ["@2-event-slider-08", "@2-event-slider-06", "@2-event-slider-07"],
}, async ({ newMember, site }) => {
  const { page } = await newMember("investor");
  await test.step("the slideshow continues after the mouse has left the picture, and stops and plays with its button", async () => {
    await site.database.delete(events);
    const picture = await openSlideshow(page);
    await picture.hover();
    await page.mouse.move(0, 0);
    const before = (await picture.getAttribute("src")) ?? "";
    await advanceTime(page, SLIDER_INTERVAL);
    await expect(picture).not.toHaveAttribute("src", before);
    await expectButton(page, async (button) => {
      await button.click();
      await page.mouse.move(0, 0);
      await page.getByRole("button", { name: "slideshow" }).blur();
    });
  });
  await test.step("the slider starts with the first event that has not ended, offers no registration for an event that has ended, and an event without registration can be added to a calendar immediately", async () => {
    await planEvents(site, [
      ["Last year", -300 * DAY],
      ["Yesterday", -DAY],
      ["Running now", -118],
      ["Open house", DAY, ""],
      ["Next week", 7 * DAY],
    ]);
    // The slides do not advance by themselves.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.resume();
    await page.goto("/event-calendar");
    const card = page.getByRole("article");
    const title = card.getByRole("heading", { level: 2 });
    const register = card.getByRole("link", { name: "Register Now" });
    const next = page.getByRole("button", { name: "Next picture" });
    const previous = page.getByRole("button", { name: "Previous picture" });
    await expect(title).toHaveText("Running now");
    await expect(register).toBeVisible();
    await next.click();
    await expect(title).toHaveText("Open house");
    await expect(card).toContainText("No registration needed.");
    await expect(
      card.getByRole("link", { name: /^Google Calendar/ }),
    ).toBeVisible();
    await expect(
      card.getByRole("button", { name: "Download ICS" }),
    ).toBeVisible();
    await previous.click();
    await expect(register).toBeVisible();
    await previous.click();
    await expect(title).toHaveText("Yesterday");
    await expect(register).toHaveCount(0);
    await expect(card).toContainText("This event has ended.");
    await next.click();
    await expect(register).toBeVisible();
    // The event ends while the page is open.
    await freezeTime(page);
    await advanceTime(page, 2 * MINUTE);
    await expect(register).toHaveCount(0);
    await expect(card).toContainText("This event has ended.");
  });
});
