import { expect, type Page } from "@playwright/test";
import { format, parseISO } from "date-fns";
import type { SnapshotFrom } from "xstate";
import { t } from "../../../contract/messages/index.ts";
import {
  type CalendarItem,
  calendarMachine,
  monthGrid,
} from "../../../machines/calendar/chart.ts";
import { trainingRow } from "../../../server/calendars/calendar-rows.ts";
import { loadRows } from "../../../server/calendars/calendar-tables.ts";
import { trainings } from "../../../server/database/schema.ts";
import { httpError } from "../../support/call-failures.ts";
import {
  type Answer,
  flowBinding,
  fromServer,
  mocked,
} from "../../support/driven/flow.ts";
import { goOnline } from "../../support/driven/go-online.ts";
import { expectAlert } from "../../support/driven/page-assertions.ts";
import { storedSession } from "../../support/driven/session.ts";
import type { Person } from "../../support/driven/world.ts";

const KEYS = {
  dayBefore: "ArrowLeft",
  dayAfter: "ArrowRight",
  weekBefore: "ArrowUp",
  weekAfter: "ArrowDown",
  weekStart: "Home",
  weekEnd: "End",
  monthBefore: "PageUp",
  monthAfter: "PageDown",
} as const;

// This date is in the future, because the server does not list trainings that are more than a year old.
const TODAY = "2099-12-31";
const TOMORROW = "2100-01-01";
const ITEM: CalendarItem = {
  id: "t1",
  date: "2100-01-15",
  time: "10:00",
  title: "Term sheets",
};

const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();
const grid = (page: Page) => page.getByRole("grid");
const selectedDay = (page: Page) => grid(page).locator("button[tabindex='0']");
/** Matches the accessible name of a day's cell: the date, followed by the items of that day, if any. */
const nameOf = (day: string) =>
  new RegExp(`^${format(parseISO(day), "EEEE d MMMM yyyy")}(,|$)`);

/** Returns a server response that lists exactly these trainings. */
const trainingsResponse = (output: readonly CalendarItem[]): Answer<Person> =>
  fromServer({ output }, async (_driver, { database }) => {
    await database.delete(trainings);
    const rows = output.map((item) => trainingRow.parse(item));
    await loadRows(database, trainings, rows);
  });

/** Browser binding for the calendar chart. */
export const calendarBinding = flowBinding<typeof calendarMachine, Person>({
  machine: calendarMachine,
  inputs: [{ today: TODAY, samples: [{ ...ITEM, id: "sample" }] }],
  contextKey: ({ snapshot: { value, context } }) => [
    value,
    context.showsSamples,
    context.slow,
    context.today,
  ],
  calls: { fetchItems: "trainings" },
  ambient: ["date.checked"],
  rules: ["8-offline-04"],
  fixture: ({ world }) => world.personWithRole("investee"),
  async open(driver) {
    await driver.page.clock.setSystemTime(new Date(`${TODAY}T23:55:00`));
    await driver.visit("/training-calendar", {
      stored: storedSession(driver.fixture, await driver.now()),
    });
  },
  events: {
    "load.retried": { perform: ({ page }) => press(page, "Try Again") },
    "page.resumed": { perform: goOnline },
    "month.previous": {
      perform: ({ page }) => press(page, t("calendar.previousMonth")),
    },
    "month.next": {
      perform: ({ page }) => press(page, t("calendar.nextMonth")),
    },
    "today.chosen": {
      perform: ({ page }) => press(page, t("calendar.goToToday")),
    },
    "day.chosen": {
      cases: ({ snapshot: { context } }) => [
        { day: monthGrid(context)[0]?.[0]?.day ?? "" },
      ],
      perform: ({ page }) => grid(page).getByRole("button").first().click(),
    },
    "focus.moved": {
      cases: [{ step: "weekAfter" }],
      perform: ({ page }, { step }) => selectedDay(page).press(KEYS[step]),
    },
    "date.checked": {
      // There is no case while the trainings load, because the message about slow loading would appear before midnight.
      cases: ({ snapshot }) =>
        snapshot.hasTag("loading") || snapshot.context.today === TOMORROW
          ? []
          : [{ today: TOMORROW }],
      perform: (driver) => driver.advanceTime(5 * 60_000),
    },
    "xstate.error.actor.watchDay": { never: "reading the clock cannot fail" },
    "xstate.error.actor.watchPage": {
      never: "adding a listener cannot fail",
    },
    "xstate.done.actor.fetchItems": {
      answers: [trainingsResponse([ITEM]), trainingsResponse([])],
    },
    "xstate.error.actor.fetchItems": {
      answers: [mocked({ error: httpError(500) }, "a server error")],
    },
  },
  states: {
    async loading({ page }, snapshot) {
      await expectMonth(page, snapshot);
      await expect(grid(page)).toHaveAttribute("aria-busy", "true");
    },
    async failed({ page }, snapshot) {
      await expectMonth(page, snapshot);
      await expectAlert(page, snapshot.context.notice);
    },
    async shown({ page }, snapshot) {
      const { context } = snapshot;
      await expectMonth(page, snapshot);
      await expect(grid(page)).toHaveAttribute("aria-busy", "false");
      await expect(page.getByText(t("calendar.trainings.samples"))).toHaveCount(
        context.showsSamples ? 1 : 0,
      );
    },
  },
});

/**
 * Expects the month, the selected day, the day marked as today and the message about slow loading to match the context.
 */
async function expectMonth(
  page: Page,
  { context }: SnapshotFrom<typeof calendarMachine>,
): Promise<void> {
  await expect(
    page.getByRole("heading", {
      level: 2,
      name: format(parseISO(context.day), "MMMM yyyy"),
      exact: true,
    }),
  ).toBeVisible();
  await expect(selectedDay(page)).toHaveAccessibleName(nameOf(context.day));
  const marked = grid(page).locator("[aria-current=date]");
  const isTodayInGrid = monthGrid(context)
    .flat()
    .some(({ isToday }) => isToday);
  await expect(marked).toHaveCount(isTodayInGrid ? 1 : 0);
  if (isTodayInGrid)
    await expect(marked).toHaveAccessibleName(nameOf(context.today));
  await expect(page.getByText(t("load.slow"))).toHaveCount(
    context.slow ? 1 : 0,
  );
}
