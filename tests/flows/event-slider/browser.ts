import { expect, type Page, type Route } from "@playwright/test";
import type { SnapshotFrom } from "xstate";
import { SLIDER_INTERVAL } from "../../../contract/constants.ts";
import { message, t } from "../../../contract/messages/index.ts";
import {
  currentSlide,
  eventSliderMachine,
} from "../../../machines/event-slider/chart.ts";
import { events } from "../../../server/database/schema.ts";
import { sampleEvent } from "../../../src/content/calendar-samples.ts";
import { httpError } from "../../support/call-failures.ts";
import type { Driver } from "../../support/driven/driver.ts";
import { blockExternalLinks } from "../../support/driven/external-links.ts";
import { flowBinding, fromServer, mocked } from "../../support/driven/flow.ts";
import { goOnline } from "../../support/driven/go-online.ts";
import {
  expectAlert,
  expectButton,
} from "../../support/driven/page-assertions.ts";
import { storedSession } from "../../support/driven/session.ts";
import type { Person } from "../../support/driven/world.ts";
import { demoDay, ROUNDTABLE_END, roundtable } from "./plan.ts";

type Snapshot = SnapshotFrom<typeof eventSliderMachine>;
type Fixture = Person & {
  /** The request for the code that creates ICS files. It is pending until a step of the path continues or aborts it. */
  icsRequest: PromiseWithResolvers<Route>;
};

const ICS_CODE = /assets\/ics-/;
const TODAY = "2026-12-10";
const MINUTE = 60_000;
/** The time at which the page is opened: shortly before the roundtable ends. */
const OPENED_AT = ROUNDTABLE_END - 5 * MINUTE;
/** The displayed start and end of each event. */
const TIMES: Readonly<Record<string, readonly [start: string, end: string]>> = {
  e1: ["Thu, 10 Dec 2026, 09:00 GMT+1", "Thu, 10 Dec 2026, 17:00 GMT+1"],
  e2: ["Fri, 11 Dec 2026, 14:30 GMT+3", "Fri, 11 Dec 2026, 18:00 GMT+3"],
  sample: ["Mon, 28 Dec 2026, 09:00 GMT+1", "Mon, 28 Dec 2026, 17:00 GMT+1"],
};
const FIXED_DATES =
  "the mocked events have fixed dates, and the server does not list events that are more than a year old";
const PAUSED_BEFORE_PRESS =
  "the pointer or the focus pauses the slider before the button is pressed";

const slider = (page: Page) =>
  page.getByRole("region", { name: t("slider.label") });
/**
 * Returns the binding for a button. The slider pauses when the pointer hovers over the button, so the button cannot be
 * pressed while the slider plays.
 */
const buttonBinding =
  (name: string) =>
  ({ snapshot }: { readonly snapshot: Snapshot }) =>
    snapshot.hasTag("playing")
      ? { never: PAUSED_BEFORE_PRESS }
      : { perform: (driver: Driver<Fixture>) => press(driver, name) };
const press = ({ page }: Driver<Fixture>, name: string) =>
  slider(page).getByRole("button", { name, exact: true }).click();

/** Browser binding for the event slider chart. */
export const eventSliderBinding = flowBinding<
  typeof eventSliderMachine,
  Fixture
>({
  machine: eventSliderMachine,
  rules: [
    "2-event-slider-01",
    "2-event-slider-03",
    "2-event-slider-04",
    "2-event-slider-07",
    "2-event-slider-08",
    "8-offline-04",
  ],
  inputs: [{ sample: sampleEvent(TODAY), now: OPENED_AT }],
  calls: { fetchItems: "events" },
  ambient: ["clock.ticked"],
  async fixture({ page, world }) {
    await page.addInitScript(blockExternalLinks);
    return {
      ...(await world.personWithRole("investee")),
      icsRequest: Promise.withResolvers<Route>(),
    };
  },
  async open(driver) {
    const { page, fixture } = driver;
    await page.unroute(ICS_CODE);
    await page.route(ICS_CODE, (route) => fixture.icsRequest.resolve(route));
    await page.mouse.move(0, 0);
    await page.clock.setSystemTime(OPENED_AT);
    await driver.visit("/event-calendar", {
      stored: storedSession(fixture, await driver.now()),
    });
  },
  events: {
    "load.retried": {
      perform: ({ page }) =>
        page.getByRole("button", { name: "Try Again" }).click(),
    },
    "page.resumed": { perform: goOnline },
    "clock.ticked": ({ snapshot }) => ({
      // There is no case while events load or slides advance, because advancing the clock would also cause other chart
      // events.
      cases:
        snapshot.hasTag("loading") ||
        snapshot.hasTag("playing") ||
        snapshot.context.now === ROUNDTABLE_END
          ? []
          : [{ at: ROUNDTABLE_END }],
      perform: (driver) => driver.advanceTime(5 * MINUTE),
    }),
    "xstate.error.actor.watchClock": {
      never: "setting a timer cannot fail",
    },
    "xstate.error.actor.watchPage": {
      never: "adding a listener cannot fail",
    },
    "next.pressed": buttonBinding(t("slider.next")),
    "previous.pressed": buttonBinding(t("slider.previous")),
    "stop.pressed": buttonBinding(t("slider.pause")),
    "play.pressed": {
      async perform(driver) {
        await press(driver, t("slider.play"));
        await leaveSlider(driver.page);
      },
    },
    "pause.started": { perform: ({ page }) => slider(page).hover() },
    "pause.ended": { perform: ({ page }) => leaveSlider(page) },
    "registration.opened": {
      perform: ({ page }) =>
        slider(page)
          .getByRole("link", { name: t("slider.register") })
          .click(),
    },
    "file.requested": ({ snapshot }) => ({
      cases: isIcsLoadable(snapshot) ? [{}] : [],
      perform: (driver) => press(driver, t("slider.ics")),
    }),
    "xstate.done.actor.downloadIcs": {
      async perform({ page, fixture }) {
        const route = await fixture.icsRequest.promise;
        // After its download, the script is requested again by its import.
        await page.unroute(ICS_CODE);
        await route.continue();
      },
    },
    "xstate.error.actor.downloadIcs": {
      async perform({ fixture }) {
        const route = await fixture.icsRequest.promise;
        fixture.icsRequest = Promise.withResolvers<Route>();
        await route.abort("aborted");
      },
    },
    "xstate.error.actor.watchMotionPause": {
      never: "adding a listener cannot fail",
    },
    "xstate.done.actor.fetchItems": {
      answers: [
        mocked({ output: [roundtable, demoDay] }, FIXED_DATES),
        mocked({ output: [demoDay] }, FIXED_DATES),
        fromServer({ output: [] }, (_driver, { database }) =>
          database.delete(events),
        ),
      ],
    },
    "xstate.error.actor.fetchItems": {
      answers: [mocked({ error: httpError(500) }, "a server error")],
    },
  },
  states: {
    loading: ({ page }) => expect(slider(page)).toHaveCount(0),
    failed: ({ page }, { context }) => expectAlert(page, context.notice),
    async "shown.slides.single"({ page }, { context }) {
      await expectSlide(page, context);
      await expect(slider(page).getByText(t("slider.next"))).toHaveCount(0);
    },
    async "shown.slides.playing"({ page }, { context }) {
      await expectSlide(page, context);
      await expect(slider(page).getByText(t("slider.pause"))).toBeVisible();
    },
    async "shown.slides.paused"({ page }, { context }) {
      await page.clock.runFor(SLIDER_INTERVAL);
      await expectSlide(page, context);
      await expect(slider(page).getByText(t("slider.pause"))).toBeVisible();
    },
    async "shown.slides.stopped"({ page }, { context }) {
      await page.clock.runFor(SLIDER_INTERVAL);
      await expectSlide(page, context);
      await expect(slider(page).getByText(t("slider.play"))).toBeVisible();
    },
    "shown.file.idle": ({ page }) =>
      expect(page.getByRole("alert")).toHaveCount(0),
    "shown.file.downloading": ({ page }) =>
      expectButton(
        slider(page).getByRole("button", { name: t("slider.ics") }),
        "busy",
      ),
    "shown.file.failed": ({ page }, { context }) =>
      expectAlert(
        page,
        message("load.fileFailed", {
          name: context.requestedFile?.title ?? "",
        }),
      ),
  },
  unreachable: {
    "shown.slides.playing --next.pressed--> shown.slides.playing":
      PAUSED_BEFORE_PRESS,
    "shown.slides.playing --previous.pressed--> shown.slides.playing":
      PAUSED_BEFORE_PRESS,
    "shown.slides.playing --stop.pressed--> shown.slides.stopped":
      PAUSED_BEFORE_PRESS,
  },
});

/** Returns whether pressing Download ICS would load the code for ICS files without causing other chart events. */
function isIcsLoadable(snapshot: Snapshot): boolean {
  const { context } = snapshot;
  const wasLoaded =
    context.requestedFile !== null &&
    snapshot.matches({ shown: { file: "idle" } });
  return (
    snapshot.can({ type: "file.requested" }) &&
    !wasLoaded &&
    !snapshot.hasTag("playing") &&
    !snapshot.hasTag("downloading")
  );
}

async function expectSlide(
  page: Page,
  context: Parameters<typeof currentSlide>[0],
): Promise<void> {
  const { event, picture } = currentSlide(context);
  const region = slider(page);
  await expect(region.getByRole("heading", { level: 2 })).toHaveText(
    event.title,
  );
  await expect(region.getByRole("img")).toHaveCount(
    event.images.length ? 1 : 0,
  );
  if (event.images.length > 0)
    await expect(region.getByRole("img")).toHaveAttribute(
      "src",
      event.images[picture] ?? "",
    );
  await expect(region.getByRole("definition")).toHaveText([
    event.location,
    ...(TIMES[event.id] ?? []),
  ]);
  const hasEnded = event.id === "e1" && context.now >= ROUNDTABLE_END;
  const needsRegistration = event.id !== "e2";
  const isRegistered = context.registeredIds.includes(event.id);
  await expect(
    region.getByRole("link", { name: t("slider.register") }),
  ).toHaveCount(needsRegistration && !hasEnded ? 1 : 0);
  await expect(region.getByText(t("slider.ended"))).toHaveCount(
    hasEnded ? 1 : 0,
  );
  await expect(region.getByText(t("slider.noRegistration"))).toHaveCount(
    needsRegistration ? 0 : 1,
  );
  const expectedCount =
    (isRegistered || !needsRegistration) && !hasEnded ? 1 : 0;
  for (const name of [t("slider.google"), t("slider.outlook")])
    await expect(region.getByRole("link", { name })).toHaveCount(expectedCount);
  await expect(
    region.getByRole("button", { name: t("slider.ics") }),
  ).toHaveCount(expectedCount);
}

/** Moves the pointer and the focus out of the slider. */
async function leaveSlider(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.activeElement instanceof HTMLElement
      ? document.activeElement.blur()
      : undefined,
  );
  await page.mouse.move(0, 0);
}
