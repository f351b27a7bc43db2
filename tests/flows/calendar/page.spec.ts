import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { addDays, format } from "date-fns";
import {
  eventRow,
  trainingRow,
} from "../../../server/calendars/calendar-rows.ts";
import { loadRows } from "../../../server/calendars/calendar-tables.ts";
import { events, trainings } from "../../../server/database/schema.ts";
import { expectAccessibleContent } from "../../support/browser/accessibility.ts";
import { openWithinSite } from "../../support/browser/navigation.ts";
import { untilComplete } from "../../support/browser/screens.ts";
import { expect, expectFailure, test } from "../../support/browser/test.ts";

/** The local date, as YYYY-MM-DD. */
const today = () => format(new Date(), "yyyy-MM-dd");

test("an investor sees the samples when nothing is scheduled; each calendar shows six weeks, marks today, and lists the time and title of each item", {
  tag: [
    "@3-trainings-02",
    "@3-events-02",
    "@1-trainings-01",
    "@1-events-01",
    "@2-trainings-01",
    "@2-trainings-03",
    "@2-trainings-04",
    "@2-events-01",
    "@2-events-03",
    "@2-events-04",
  ],
}, async ({ newMember, site }) => {
  await site.database.delete(trainings);
  await site.database.delete(events);
  const { page } = await newMember("investor");
  await page.goto("/training-calendar");
  await expectSamples(page);

  const date = today();
  const titles = { trainings: "Term sheets", events: "Demo afternoon" };
  await loadRows(site.database, trainings, [
    trainingRow.parse({ date, time: "09:30", title: titles.trainings }),
  ]);
  await loadRows(site.database, events, [
    eventRow.parse({ start: `${date} 09:30`, title: titles.events }),
  ]);
  for (const [path, title] of [
    ["/training-calendar", titles.trainings],
    ["/events-calendar", titles.events],
  ] as const) {
    await openWithinSite(page, path);
    const grid = page.getByRole("grid");
    await expect(grid.getByRole("columnheader")).toHaveText(
      ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
      { useInnerText: true },
    );
    await expect(grid.getByRole("row")).toHaveCount(7);
    await expect(grid.getByRole("gridcell")).toHaveCount(42);
    const today = grid.locator("[aria-current=date]");
    await expect(today).toHaveCount(1);
    await expect(today).toHaveAccessibleName(new RegExp(`, 09:30 ${title}$`));
    await expect(today).toContainText(`09:30 ${title}`);
    // No other day has the background colour of today.
    const backgrounds = await grid
      .locator(".month-day")
      .evaluateAll((days) =>
        days.map((day) => getComputedStyle(day).backgroundColor),
      );
    const todayBackground = await today
      .locator(".month-day")
      .evaluate((day) => getComputedStyle(day).backgroundColor);
    expect(
      backgrounds.filter((other) => other === todayBackground),
    ).toHaveLength(1);
  }
});

test("a calendar that could not be loaded can be loaded again, an investee sees the samples when nothing is scheduled, buttons change the month, and the arrow keys move the focus through the grid and into the next month; after a click on Register Now for an event, the page offers a link to Google Calendar and the event as an ICS file, whose code can be requested again after a failure", {
  tag: [
    "@2-trainings-02",
    "@2-events-02",
    "@3-trainings-02",
    "@3-events-02",
    "@1-trainings-01",
    "@1-events-01",
    "@1-event-slider-01",
    "@2-event-slider-02",
    "@2-event-slider-03",
  ],
}, async ({ newMember, site }) => {
  await site.database.delete(trainings);
  await site.database.delete(events);
  const { page } = await newMember("investee");
  const trainingsUrl = "**/api/trainings/";
  await page.route(trainingsUrl, (route) => route.fulfill({ status: 500 }));
  await expectFailure(
    page,
    { status: 500, path: "/api/trainings/" },
    async () => {
      await page.goto("/training-calendar");
      await expect(page.getByRole("alert")).toContainText(
        "The calendar can’t be shown",
      );
    },
  );
  await page.unroute(trainingsUrl);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  const month = page.getByRole("heading", { level: 2 }).first();
  const currentMonth = monthName(0);
  await expect(month).toHaveText(currentMonth);
  await page.getByRole("button", { name: "Next month" }).click();
  await expect(month).toHaveText(monthName(1));
  await page.getByRole("button", { name: "Previous month" }).click();
  await page.getByRole("button", { name: "Previous month" }).click();
  await expect(month).toHaveText(monthName(-1));
  await page.getByRole("button", { name: "Go to today" }).click();
  await expect(month).toHaveText(currentMonth);
  const focused = page.locator("button:focus");
  await expect(focused).toHaveAttribute("aria-current", "date");
  // A browser shortcut does not move the focus.
  await page.keyboard.press("Control+PageDown");
  await expect(focused).toHaveAttribute("aria-current", "date");
  await page.keyboard.press("PageDown");
  await expect(month).toHaveText(monthName(1));
  await expect(focused).toHaveAccessibleName(new RegExp(monthName(1)));
  await page.keyboard.press("Home");
  await expect(focused).toHaveAccessibleName(/^Sunday/);
  await page.keyboard.press("ArrowRight");
  await expect(focused).toHaveAccessibleName(/^Monday/);
  for (let weeks = 0; weeks < 6; weeks += 1)
    await page.keyboard.press("ArrowDown");
  await expect(focused).toHaveAccessibleName(/^Monday/);
  await expect(month).not.toHaveText(monthName(1));
  await page.getByRole("button", { name: "Go to today" }).click();
  await expectSamples(page);

  await loadRows(site.database, events, [
    eventRow.parse({
      start: `${format(addDays(Date.now(), 1), "yyyy-MM-dd")} 09:30`,
      title: "The first event",
      location: "Accra, Ghana",
      registration_link: "https://events.example.org/first",
    }),
  ]);
  await openWithinSite(page, "/event-calendar");
  const register = page.getByRole("link", { name: "Register Now" });
  await expect(register).toHaveAttribute(
    "href",
    "https://events.example.org/first",
  );
  await expect(register).toHaveAttribute("target", "_blank");
  await expect(page.getByRole("button", { name: "Download ICS" })).toHaveCount(
    0,
  );
  await register.evaluate((link) =>
    link.addEventListener("click", (event) => event.preventDefault()),
  );
  await register.click();
  await expect(
    page.getByRole("link", { name: /^Google Calendar/ }),
  ).toBeVisible();
  await expectAccessibleContent(page);
  const icsButton = page.getByRole("button", { name: "Download ICS" });
  const icsCode = /assets\/ics-/;
  await page.route(icsCode, (route) => route.abort("failed"));
  await expectFailure(page, { status: "none", path: icsCode }, () =>
    icsButton.click(),
  );
  await expect(page.getByRole("alert")).toContainText(
    "We could not fetch The first event. Please try again.",
  );
  await page.unroute(icsCode);
  const download = page.waitForEvent("download");
  await icsButton.click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("the-first-event.ics");
  const ics = readFileSync(await file.path(), "utf8");
  expect(ics).toContain("SUMMARY:The first event");
});

/** Returns the page's heading for the month that is `offset` months after the current one. */
function monthName(offset: number): string {
  const now = new Date();
  return new Date(
    now.getFullYear(),
    now.getMonth() + offset,
    1,
  ).toLocaleDateString("en-GB", { month: "long", year: "numeric" });
}

/** Expects the open calendar of trainings, and then the calendar of events, to list the samples. */
async function expectSamples(page: Page): Promise<void> {
  for (const [path, samples] of [
    [
      "/training-calendar",
      [
        "Reading a term sheet",
        "Cash flow for seasonal businesses",
        "Pitch coaching: the first two minutes",
      ],
    ],
    ["/events-calendar", ["Founders’ Roundtable"]],
  ] as const) {
    if (!page.url().endsWith(path)) await openWithinSite(page, path);
    await untilComplete(page);
    const titles = new Set(await titlesIn(page));
    await page.getByRole("button", { name: "Next month" }).click();
    for (const title of await titlesIn(page)) titles.add(title);
    expect([...titles].toSorted()).toEqual([...samples].toSorted());
  }
}

/** Returns the titles of the items in the grid. */
async function titlesIn(page: Page): Promise<string[]> {
  const days = page.getByRole("grid").getByRole("gridcell");
  await expect(days).toHaveCount(42);
  return (await days.allTextContents()).flatMap((text) =>
    [...text.matchAll(/\d\d:\d\d\s(.+)/g)].map(([, title = ""]) => title),
  );
}
