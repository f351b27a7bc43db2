import { expect, type Page } from "@playwright/test";
import { t } from "../../../contract/messages/index.ts";
import {
  type CalendarItem,
  type calendarMachine,
  calendarMachine as machine,
} from "../../../machines/calendar/chart.ts";
import { httpError } from "../../support/call-failures.ts";
import { flowBinding, mocked } from "../../support/driven/flow.ts";
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

const ITEM: CalendarItem = {
  id: "t1",
  date: "2030-01-15",
  time: "10:00",
  title: "Term sheets",
};

const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();
const selectedDay = (page: Page) =>
  page.getByRole("grid").locator("button[tabindex='0']");

/** Browser binding for the calendar chart. */
export const calendarBinding = flowBinding<typeof calendarMachine, Person>({
  machine,
  inputs: [{ today: "2029-12-31", samples: [{ ...ITEM, id: "sample" }] }],
  contextKey: ({ snapshot: { value, context } }) => [
    value,
    context.showsSamples,
    context.slow,
  ],
  calls: { fetchItems: "trainings" },
  fixture: ({ world }) => world.personWithRole("investee"),
  open: async (driver) =>
    driver.visit("/training-calendar", {
      stored: storedSession(driver.fixture, await driver.now()),
    }),
  events: {
    "load.retried": { perform: ({ page }) => press(page, "Try Again") },
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
      cases: [{ day: "2029-11-25" }],
      perform: ({ page }) =>
        page.getByRole("grid").getByRole("button").first().click(),
    },
    "focus.moved": {
      cases: [{ step: "weekAfter" }],
      perform: ({ page }, { step }) => selectedDay(page).press(KEYS[step]),
    },
    "today.changed": { never: "a test does not wait for midnight" },
    "xstate.error.actor.watchDay": { never: "reading the clock cannot fail" },
    "xstate.done.actor.fetchItems": {
      answers: [
        mocked(
          { output: [ITEM] },
          "other tests add trainings to the same database",
        ),
        mocked(
          { output: [] },
          "other tests add trainings to the same database",
        ),
      ],
    },
    "xstate.error.actor.fetchItems": {
      answers: [mocked({ error: httpError(500) }, "a server error")],
    },
  },
  states: {
    async loading({ page }) {
      await expect(page.getByRole("grid")).toHaveAttribute("aria-busy", "true");
    },
    failed: ({ page }, { context }) => expectAlert(page, context.notice),
    async shown({ page }, { context }) {
      await expect(page.getByRole("grid")).toHaveAttribute(
        "aria-busy",
        "false",
      );
      await expect(selectedDay(page)).toHaveCount(1);
      await expect(page.getByText(t("calendar.trainings.samples"))).toHaveCount(
        context.showsSamples ? 1 : 0,
      );
    },
  },
});
