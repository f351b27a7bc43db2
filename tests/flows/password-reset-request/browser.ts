import { expect } from "@playwright/test";
import type { SnapshotFrom } from "xstate";
import {
  RESET_REQUEST_LIMIT,
  RESET_REQUEST_WINDOW,
} from "../../../contract/constants.ts";
import type { ResetPasswordState } from "../../../contract/navigation-state.ts";
import { RESET_EMAIL_KEY } from "../../../contract/storage.ts";
import { normalizeEmail } from "../../../contract/typed-text.ts";
import {
  type PageOpening,
  passwordResetRequestMachine,
  type TimedResetRequests,
} from "../../../machines/password-reset-request/chart.ts";
import { resetCookieNames } from "../../../src/services/reset-attempts.ts";
import { resetForm } from "../../support/browser/password-forms.ts";
import { httpError } from "../../support/call-failures.ts";
import { reachedLimit } from "../../support/driven/account-state.ts";
import type { Driver } from "../../support/driven/driver.ts";
import {
  flowBinding,
  fromServer,
  lostConnection,
  serverError,
} from "../../support/driven/flow.ts";
import {
  expectAlert,
  expectButton,
  expectError,
  expectText,
} from "../../support/driven/page-assertions.ts";
import {
  ADDRESS,
  NOW,
  passwordResetRequestPlan,
  resetRequestEvents,
} from "./plan.ts";

/** The navigation state with which the page opens. */
type Fixture = { state: ResetPasswordState | null };

const ENDS_IMMEDIATELY = {
  never: "ends immediately, because reading cookies is synchronous",
};
const NO_FAILURE = { never: "blocked cookies count as empty" };
const NO_ATTEMPTS = { output: { attempts: [], cooldownUntil: null, at: NOW } };
const LIMIT_REACHED = {
  output: { ...NO_ATTEMPTS.output, attempts: [NOW, NOW, NOW] },
};
const COOLDOWN = {
  output: { ...NO_ATTEMPTS.output, cooldownUntil: NOW + RESET_REQUEST_WINDOW },
};

/** Stores the cookies for an email address, as an earlier visit or another tab would. */
async function storeCookies(
  driver: Driver<Fixture>,
  event: { readonly output?: unknown },
  { context: { email } }: SnapshotFrom<typeof passwordResetRequestMachine>,
): Promise<void> {
  const { attempts, cooldownUntil, at } = event.output as TimedResetRequests;
  const names = resetCookieNames(normalizeEmail(email));
  const timeShift = (await driver.now()) - at;
  const context = driver.page.context();
  await context.clearCookies({ name: /^reset_/ });
  for (const [name, times] of [
    [names.attempts, attempts],
    [names.cooldown, cooldownUntil === null ? [] : [cooldownUntil]],
  ] as const) {
    const value = times.map((time) => time + timeShift).join(".");
    const url = driver.world.origin;
    if (value !== "") await context.addCookies([{ name, value, url }]);
  }
}

export const passwordResetRequestBinding = flowBinding({
  machine: passwordResetRequestMachine,
  plan: passwordResetRequestPlan,
  calls: {
    requestReset: {
      call: "requestReset",
      done: [fromServer({ output: { message: "" } })],
      failed: [
        fromServer(
          { error: httpError(429, {}, RESET_REQUEST_WINDOW / 1_000) },
          reachedLimit(RESET_REQUEST_LIMIT, (_fixture, site) =>
            site.call("POST", "/api/generate-reset-token/", {
              json: { email: ADDRESS, frontend_url: site.origin },
            }),
          ),
        ),
        serverError,
        lostConnection,
      ],
    },
  },
  ambient: ["clock.ticked"],
  fixture: (): Fixture => ({ state: null }),
  open: (driver) => driver.visit("/reset-password", driver.fixture),
  events: {
    "email.changed": ({ snapshot }) => ({
      // Typing the same value causes no event.
      cases: resetRequestEvents["email.changed"].filter(
        ({ value }) => value.trim() !== snapshot.context.email.trim(),
      ),
      perform: ({ page }, { value }) => resetForm(page).email.fill(value),
    }),
    "form.submitted": { perform: ({ page }) => resetForm(page).submit.click() },
    "clock.ticked": {
      cases: resetRequestEvents["clock.ticked"],
      perform: (driver, { at }, { context }) =>
        driver.advanceTime(
          at === context.cooldownUntil ? RESET_REQUEST_WINDOW + 1_000 : 1_000,
        ),
    },
    "xstate.done.actor.readNavigationState": {
      cases: resetRequestEvents["xstate.done.actor.readNavigationState"],
      async automatic(driver, event) {
        const { state, cooldownEmail } = event.output as PageOpening;
        driver.fixture.state = state;
        if (cooldownEmail === null) return;
        await driver.page.evaluate(
          ([name, email]) => sessionStorage.setItem(name, email),
          [RESET_EMAIL_KEY, cooldownEmail] as const,
        );
      },
    },
    "xstate.error.actor.readNavigationState": {
      never: "reading the navigation state and the storage cannot fail",
    },
    "xstate.done.actor.readAttempts": ({ snapshot: { context } }) => ({
      // Without a navigation state, the page prefills this address only while a cooldown applies to it.
      cases:
        context.email === ADDRESS && context.reason === null
          ? [COOLDOWN]
          : [NO_ATTEMPTS, COOLDOWN],
      automatic: storeCookies,
    }),
    "xstate.error.actor.readAttempts": NO_FAILURE,
    "xstate.done.actor.countAttempts": {
      cases: [NO_ATTEMPTS, LIMIT_REACHED, COOLDOWN],
      automatic: storeCookies,
    },
    "xstate.error.actor.countAttempts": NO_FAILURE,
  },
  unreachable: {
    "opening --email.changed--> (stays)":
      "input before hydration is replayed after the chart has read the navigation state",
  },
  states: {
    opening: { never: "ends before the page is rendered" },
    "open.readingAttempts": ENDS_IMMEDIATELY,
    counting: ENDS_IMMEDIATELY,
    async "open.editing"({ page }, { context }) {
      const form = resetForm(page);
      // The field of the browser removes the spaces around an address.
      await expect(form.email).toHaveValue(context.email.trim());
      await expectError(form.email, context.problem);
      await expectText(page, context.reason);
      await expectText(page, context.confirmation);
      await expectText(page, context.uncertainty);
      await expectButton(form.submit, "enabled");
    },
    requesting: ({ page }) => expectButton(resetForm(page).submit, "busy"),
    async coolingDown({ page }, { context }) {
      await expectAlert(page, context.notice);
      await expect(page.getByRole("timer")).toHaveText(/^0[0-5]:\d\d$/);
      await expectButton(resetForm(page).submit, "disabled");
    },
  },
});
