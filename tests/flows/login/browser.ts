import { LOGIN_LOCKOUT } from "../../../contract/constants.ts";
import type { LoginState } from "../../../contract/navigation-state.ts";
import { LOGIN_LOCKED_UNTIL_KEY } from "../../../contract/storage.ts";
import {
  type LoginOpening,
  loginMachine,
} from "../../../machines/login/chart.ts";
import { loginForm } from "../../support/browser/forms.ts";
import { flowBinding } from "../../support/driven/flow.ts";
import { loginAnswers } from "./browser-answers.ts";
import {
  codeButton,
  type LoginFixture,
  loginStates,
  resendButton,
  typedValue,
} from "./browser-states.ts";
import { LOCKED_UNTIL, loginEvents, NOW } from "./cases.ts";
import { loginPlan } from "./plan.ts";

let accountCount = 0;

/** Browser binding for the login chart. */
export const loginBinding = flowBinding<typeof loginMachine, LoginFixture>({
  machine: loginMachine,
  rules: [
    "1-login-01",
    "2-login-07",
    "2-login-08",
    "2-login-10",
    "4-login-01",
    "5-login-01",
    "5-login-02",
    "8-login-01",
    "8-login-02",
    "8-login-03",
    "8-login-04",
    "8-login-05",
    "8-login-06",
    "8-login-07",
    "8-login-08",
    "8-login-09",
    "8-login-10",
    "8-login-11",
    "8-login-12",
    "8-login-13",
  ],
  inputs: [loginPlan.input],
  ...(loginPlan.contextKey && { contextKey: loginPlan.contextKey }),
  calls: {
    checkEmail: "checkEmail",
    logIn: "login",
    resendLink: "resendActivation",
  },
  ambient: ["clock.ticked", "lockout.changed"],
  fixture() {
    accountCount += 1;
    return {
      email: `login${accountCount}@example.org`,
      state: {},
      stored: undefined,
    };
  },
  open: (driver) =>
    driver.visit("/login", {
      state: driver.fixture.state,
      ...(driver.fixture.stored && { stored: driver.fixture.stored }),
    }),
  events: {
    "field.changed": ({ snapshot }) => ({
      // Typing the same value causes no event.
      cases: loginEvents["field.changed"]({ snapshot }).filter(
        ({ field, value }) => snapshot.context.form[field] !== value,
      ),
      perform: ({ page, fixture }, { field, value }) =>
        loginForm(page)[field].fill(typedValue(value, fixture)),
    }),
    "terms.changed": ({ snapshot }) => ({
      cases: [{ accepted: !snapshot.context.form.terms }],
      perform: ({ page }, { accepted }) =>
        loginForm(page).terms.setChecked(accepted),
    }),
    "form.submitted": { perform: ({ page }) => loginForm(page).submit.click() },
    "link.requested": { perform: ({ page }) => resendButton(page).click() },
    "code.chosen": {
      cases: ({ snapshot }) => (snapshot.context.handle === null ? [] : [{}]),
      perform: ({ page }) => codeButton(page).click(),
    },
    "lockout.changed": ({ snapshot }) =>
      snapshot.matches("opening") && snapshot.context.lockedUntil === null
        ? {
            cases: [{ until: LOCKED_UNTIL, at: NOW }],
            async automatic(driver) {
              const until = (await driver.now()) + LOGIN_LOCKOUT;
              driver.fixture.stored = {
                [LOGIN_LOCKED_UNTIL_KEY]: String(until),
              };
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
        ({ output }: { output: LoginOpening }) => output.reason !== "notStored",
      ),
      automatic({ fixture }, event) {
        const { email, ...state } = event.output as LoginState;
        fixture.state = { ...state, ...(email && { email: fixture.email }) };
      },
    },
    "xstate.error.actor.readNavigationState": {
      never: "reading the navigation state cannot fail",
    },
    "xstate.error.actor.watchLockout": {
      never: "storage errors are caught, and adding a listener cannot fail",
    },
    "xstate.error.actor.tick": { never: "setting a timer cannot fail" },
    ...loginAnswers,
  },
  unreachable: {
    "opening --field.changed--> (stays)":
      "input before hydration is replayed after the chart has read the navigation state",
    "opening --terms.changed--> (stays)":
      "input before hydration is replayed after the chart has read the navigation state",
  },
  states: loginStates,
});
