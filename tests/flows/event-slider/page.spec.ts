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

test("the slider shows the next picture of the sample event after each interval", {
  tag: ["@phone", "@2-event-slider-05", "@3-events-02"],
}, async ({ newMember, site }) => {
  await site.database.delete(events);
  const { page } = await newMember("investee");
  await installClock(page);
  await page.goto("/event-calendar");
  const picture = page.getByRole("article").getByRole("img");
  await expect(picture).toBeVisible();
  await freezeTime(page);
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
});

for (const [use, tag] of [
  ["a tap", ["@phone"]],
  ["the mouse has left the picture", []],
] as const)
  test(`the slideshow continues after ${use}, and stops and plays with its button`, {
    tag: [...tag],
  }, async ({ newMember, hasTouch, site }) => {
    await site.database.delete(events);
    const { page } = await newMember("investee");
    await installClock(page);
    await page.goto("/event-calendar");
    const picture = page.getByRole("article").getByRole("img");
    await expect(picture).toBeVisible();
    await freezeTime(page);
    if (hasTouch) await picture.tap();
    else {
      await picture.hover();
      await page.mouse.move(0, 0);
    }
    const before = (await picture.getAttribute("src")) ?? "";
    await advanceTime(page, SLIDER_INTERVAL);
    await expect(picture).not.toHaveAttribute("src", before);

    const button = (name: string) => page.getByRole("button", { name });
    const press = async (name: string) => {
      if (hasTouch) return button(name).tap();
      await button(name).click();
      await page.mouse.move(0, 0);
      await button("slideshow").blur();
    };
    await press("Pause slideshow");
    const stopped = (await picture.getAttribute("src")) ?? "";
    await advanceTime(page, SLIDER_INTERVAL);
    await expect(picture).toHaveAttribute("src", stopped);
    await press("Play slideshow");
    await advanceTime(page, SLIDER_INTERVAL);
    await expect(picture).not.toHaveAttribute("src", stopped);
  });

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

test("the slider starts with the first event that has not ended, and an event without registration can be added to a calendar immediately", {
  tag: ["@2-event-slider-08", "@2-event-slider-06", "@2-event-slider-07"],
}, async ({ newMember, site }) => {
  const { page } = await newMember("investor");
  await test.step("an event without registration can be added to a calendar immediately", async () => {
    await planEvents(site, [["Open house", DAY, ""]]);
    await page.goto("/event-calendar");
    const card = page.getByRole("article");
    await expect(card).toContainText("No registration needed.");
    await expect(
      card.getByRole("link", { name: /^Google Calendar/ }),
    ).toBeVisible();
    await expect(
      card.getByRole("button", { name: "Download ICS" }),
    ).toBeVisible();
  });
  await test.step("the slider starts with the first event that has not ended, and offers no registration for an event that has ended", async () => {
    await planEvents(site, [
      ["Last year", -300 * DAY],
      ["Yesterday", -DAY],
      ["Running now", -118],
      ["Next week", 7 * DAY],
    ]);
    // The slides do not advance by themselves.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await installClock(page);
    await page.goto("/event-calendar");
    const card = page.getByRole("article");
    const register = card.getByRole("link", { name: "Register Now" });
    await expect(card.getByRole("heading")).toHaveText("Running now");
    await expect(register).toBeVisible();
    await page.getByRole("button", { name: "Previous picture" }).click();
    await expect(card.getByRole("heading")).toHaveText("Yesterday");
    await expect(register).toHaveCount(0);
    await expect(card).toContainText("This event has ended.");
    await page.getByRole("button", { name: "Next picture" }).click();
    await expect(register).toBeVisible();
    // The event ends while the page is open.
    await freezeTime(page);
    await advanceTime(page, 2 * MINUTE);
    await expect(register).toHaveCount(0);
    await expect(card).toContainText("This event has ended.");
  });
});
