import { expect } from "@playwright/test";
import { LOGIN_LOCKOUT } from "../../../contract/constants.ts";
import { message, t } from "../../../contract/messages/index.ts";
import type { LoginState } from "../../../contract/navigation-state.ts";
import { LOGIN_LOCKED_UNTIL_KEY } from "../../../contract/storage.ts";
import {
  type LoginContext,
  type LoginOpening,
  loginMachine,
} from "../../../machines/login/chart.ts";
import { GOOD_PASSWORD } from "../../support/accounts.ts";
import { loginForm } from "../../support/browser/forms.ts";
import { expectCountdown } from "../../support/browser/time.ts";
import { httpError } from "../../support/call-failures.ts";
import {
  account,
  noAccount,
  password,
  reachedLimit,
} from "../../support/driven/account-state.ts";
import type { Driver } from "../../support/driven/driver.ts";
import {
  flowBinding,
  fromServer,
  lostConnection,
  mocked,
  serverError,
} from "../../support/driven/flow.ts";
import {
  expectAlert,
  expectButton,
  expectError,
  expectText,
} from "../../support/driven/page-assertions.ts";
import {
  linkEvents,
  linkStates,
  resendLinkCall,
} from "../../support/driven/resend-link.ts";
import { siteLanguage, sitePath } from "../../support/page-language.ts";
import {
  EMAIL,
  LOCKED_UNTIL,
  loginEvents,
  loginPlan,
  NOW,
  PASSWORD,
} from "./plan.ts";

/** The account's email address, and the navigation state and stored data with which the page opens. */
type LoginFixture = {
  readonly email: string;
  state: LoginState;
  stored?: Record<string, string>;
};

const response = { token: "t1", user_type: "investee", at: NOW } as const;

/** Returns the value to type on the page for a value in the plan. */
const typedValue = (value: string) =>
  value === PASSWORD ? GOOD_PASSWORD : value;
const REPLAYED_LATER =
  "input before hydration is replayed after the chart has read the navigation state";

/** Expects each field to show its value and its error. */
async function expectForm(
  { page }: Driver<LoginFixture>,
  { form, problems }: LoginContext,
): Promise<void> {
  const fields = loginForm(page);
  await expect(fields.email).toHaveValue(form.email);
  await expect(fields.password).toHaveValue(typedValue(form.password));
  await expect(fields.terms).toBeChecked({ checked: form.terms });
  for (const field of ["email", "password", "terms"] as const)
    await expectError(fields[field], problems[field]);
}

async function expectBusy({ page }: Driver<LoginFixture>): Promise<void> {
  await expectButton(loginForm(page).submit, "busy");
  await expectAlert(page, null);
}

export const loginBinding = flowBinding({
  machine: loginMachine,
  plan: loginPlan,
  calls: {
    checkEmail: {
      call: "checkEmail",
      done: [
        fromServer({ output: { isEmailUnique: true } }, noAccount),
        fromServer({ output: { isEmailUnique: false } }, account()),
      ],
      failed: [
        mocked(
          { error: httpError(400, { email: ["Bad."] }) },
          "the page sends only valid addresses",
        ),
        serverError,
        lostConnection,
      ],
    },
    logIn: {
      call: "login",
      done: [
        fromServer({ output: { ...response, language: null } }, account()),
        fromServer(
          { output: { ...response, language: siteLanguage() } },
          account({ language: siteLanguage(), languageChosen: true }),
        ),
      ],
      failed: [
        fromServer(
          { error: httpError(429, {}, 300) },
          reachedLimit(5, (_fixture, site) =>
            site.call("POST", "/api/login/", {
              json: { email: EMAIL, password: "x", frontend_url: site.origin },
            }),
          ),
        ),
        fromServer(
          { error: httpError(428, { detail: "PASSWORD_EXPIRED" }) },
          account({ passwordExpired: true }),
        ),
        fromServer({ error: httpError(400) }, password("Not-The-Same-9")),
        fromServer(
          { error: httpError(401) },
          account({ suspendedAt: new Date() }),
        ),
        fromServer(
          {
            error: httpError(403, {
              detail: t("login.unverified"),
              token: "handle",
            }),
          },
          account({ verifiedAt: null }),
        ),
        mocked(
          {
            error: httpError(403, { detail: "Please check your email first." }),
          },
          "a message that the server does not send",
        ),
      ],
    },
    resendLink: resendLinkCall,
  },
  ambient: ["clock.ticked", "lockout.changed"],
  fixture: (): LoginFixture => ({ email: EMAIL, state: {} }),
  open: (driver) => driver.visit("/login", driver.fixture),
  events: {
    "field.changed": ({ snapshot }) => ({
      // Typing the same value causes no event.
      cases: loginEvents["field.changed"]({ snapshot }).filter(
        ({ field, value }) => snapshot.context.form[field] !== value,
      ),
      perform: ({ page }, { field, value }) =>
        loginForm(page)[field].fill(typedValue(value)),
    }),
    "terms.changed": ({ snapshot }) => ({
      cases: [{ accepted: !snapshot.context.form.terms }],
      perform: ({ page }, { accepted }) =>
        loginForm(page).terms.setChecked(accepted),
    }),
    "form.submitted": { perform: ({ page }) => loginForm(page).submit.click() },
    ...linkEvents,
    "code.chosen": ({ snapshot }) => ({
      cases: snapshot.context.handle === null ? [] : [{}],
      ...linkEvents["code.chosen"],
    }),
    "lockout.changed": ({ snapshot }) =>
      snapshot.matches("opening") && snapshot.context.lockedUntil === null
        ? {
            cases: [{ until: LOCKED_UNTIL, at: NOW }],
            async automatic(driver) {
              const until = String((await driver.now()) + LOGIN_LOCKOUT);
              driver.fixture.stored = { [LOGIN_LOCKED_UNTIL_KEY]: until };
            },
          }
        : {
            never:
              "only another tab causes this event; login/page.spec.ts covers it",
          },
    "clock.ticked": {
      cases: loginEvents["clock.ticked"],
      perform: (driver, { at }, { context }) =>
        driver.advanceTime(at === context.lockedUntil ? LOGIN_LOCKOUT : 1_000),
    },
    "xstate.done.actor.readNavigationState": {
      cases: loginEvents["xstate.done.actor.readNavigationState"].filter(
        // page.spec.ts covers a browser that stores nothing.
        ({ output }: { output: LoginOpening }) => output.isStored,
      ),
      automatic({ fixture }, event) {
        const { email, reason } = event.output as LoginState;
        fixture.state = { ...(reason && { reason }), ...(email && { email }) };
      },
    },
    "xstate.error.actor.readNavigationState": {
      never: "reading the navigation state cannot fail",
    },
  },
  unreachable: {
    "loggingIn --onDone(logIn) [else]--> loggedIn":
      "page.spec.ts covers a browser that stores nothing",
    "opening --field.changed--> (stays)": REPLAYED_LATER,
    "opening --terms.changed--> (stays)": REPLAYED_LATER,
  },
  states: {
    opening: { never: "ends as soon as the chart has started" },
    async "open.editing"(driver, { context }) {
      await expectForm(driver, context);
      await expectAlert(driver.page, context.notice);
      await expectText(driver.page, context.reason);
      await expectButton(loginForm(driver.page).submit, "enabled");
    },
    ...linkStates(
      "open.unverified",
      (page) => loginForm(page).submit,
      message("login.unverifiedNote"),
    ),
    checkingEmail: expectBusy,
    loggingIn: expectBusy,
    async lockedOut(driver, { context }) {
      const { page } = driver;
      await expectForm(driver, context);
      await expectAlert(page, message("login.tooMany"));
      await expectCountdown(page, 0, LOGIN_LOCKOUT);
      await expectButton(loginForm(page).submit, "disabled");
    },
    loggedIn: ({ page }) => expect(page).toHaveURL(sitePath("/investee-page")),
    async redirectedToReset({ page }) {
      await expect(page).toHaveURL(sitePath("/reset-password"));
      await expectText(page, message("login.passwordExpired"));
      await expect(loginForm(page).email).toHaveValue(EMAIL);
    },
  },
});
