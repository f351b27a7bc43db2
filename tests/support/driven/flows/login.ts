import { expect, type Page } from "@playwright/test";
import type { SnapshotFrom } from "xstate";
import { LOGIN_LOCKOUT } from "../../../../contract/constants.ts";
import { account } from "../../../../contract/messages/account.ts";
import { message, say } from "../../../../contract/messages/index.ts";
import type { LoginState } from "../../../../contract/navigation-state.ts";
import { LOGIN_LOCKED_UNTIL_KEY } from "../../../../contract/storage.ts";
import { loginMachine } from "../../../../machines/login.ts";
import type { LoginContext } from "../../../../machines/login-facts.ts";
import {
  ADDRESS,
  loginEvents,
  NOW,
  PASSWORD,
  UNTIL,
} from "../../../machines/login-cases.ts";
import { loginPlan } from "../../../machines/login-plan.ts";
import { GOOD_PASSWORD } from "../../accounts.ts";
import { loginForm } from "../../browser/forms.ts";
import { answered, noAnswer } from "../../call-failures.ts";
import {
  reachLimit,
  removeAccount,
  setAccount,
  setPassword,
} from "../account-state.ts";
import type { Drive } from "../drive.ts";
import { atTheEdge, drivenFlow, fromServer } from "../flow.ts";
import {
  expectAlert,
  expectButton,
  expectMarked,
  expectSaid,
} from "../looks.ts";

/** `email` is the account's; the others are what the page is opened with. */
type Notes = {
  readonly email: string;
  state: LoginState;
  stored: Record<string, string> | undefined;
};
type Snapshot = SnapshotFrom<typeof loginMachine>;

let made = 0;

/** What a person types where the plan says this. */
const typed = (value: string, { email }: Notes) =>
  ({ [ADDRESS]: email.toUpperCase(), [PASSWORD]: GOOD_PASSWORD })[value] ??
  value;
const ADDRESSES = [ADDRESS, ADDRESS.toLowerCase()];
const resend = (page: Page) =>
  page.getByRole("button", { name: account.resendLink });
const code = (page: Page) =>
  page.getByRole("button", { name: account.enterCode });

/** Every field shows what was typed and what is wrong with it. */
async function expectForm(
  { page, notes }: Drive<Notes>,
  { form, problems }: LoginContext,
): Promise<void> {
  const shown = loginForm(page);
  const email = ADDRESSES.includes(form.email) ? notes.email : form.email;
  await expect(shown.email).toHaveValue(
    new RegExp(`^${email.replaceAll(".", "\\.")}$`, "i"),
  );
  await expect(shown.password).toHaveValue(typed(form.password, notes));
  await expect(shown.terms).toBeChecked({ checked: form.terms });
  for (const field of ["email", "password", "terms"] as const)
    await expectMarked(shown[field], problems[field]);
}

/** The note to who has not verified their email, and what they can do about it. */
async function expectUnverified(
  { page }: Drive<Notes>,
  { context }: Snapshot,
): Promise<void> {
  await expectSaid(page, message("login.unverifiedNote"));
  await expectSaid(page, context.success ?? context.notice);
  await expect(code(page)).toHaveCount(context.handle ? 1 : 0);
  await expectButton(loginForm(page).submit, "ready");
}

async function expectBusy({ page }: Drive<Notes>): Promise<void> {
  await expectButton(loginForm(page).submit, "busy");
  await expectAlert(page, null);
}

/** Login, in a real browser. */
export const drivenLogin = drivenFlow<typeof loginMachine, Notes>({
  machine: loginMachine,
  inputs: [loginPlan.input],
  ...(loginPlan.key && { key: loginPlan.key }),
  calls: {
    checkEmail: "checkEmail",
    logIn: "login",
    resendLink: "resendActivation",
  },
  ambient: ["clock.ticked", "lockout.changed"],
  notes() {
    made += 1;
    return { email: `login${made}@example.org`, state: {}, stored: undefined };
  },
  open: (drive) =>
    drive.visit("/login", {
      state: drive.notes.state,
      ...(drive.notes.stored && { stored: drive.notes.stored }),
    }),
  events: {
    "field.changed": ({ snapshot }) =>
      snapshot.matches("opening")
        ? { never: "the page has looked up what it was opened with by then" }
        : {
            cases: loginEvents["field.changed"],
            cause: ({ page, notes }, { field, value }) =>
              loginForm(page)[field].fill(typed(value, notes)),
          },
    "terms.changed": ({ snapshot }) =>
      snapshot.matches("opening")
        ? { never: "the page has looked up what it was opened with by then" }
        : {
            cases: [{ accepted: !snapshot.context.form.terms }],
            cause: ({ page }, { accepted }) =>
              loginForm(page).terms.setChecked(accepted),
          },
    "form.submitted": { cause: ({ page }) => loginForm(page).submit.click() },
    "link.requested": { cause: ({ page }) => resend(page).click() },
    "code.chosen": { cause: ({ page }) => code(page).click() },
    "lockout.changed": ({ snapshot }) =>
      snapshot.matches("opening")
        ? {
            cases: [{ until: UNTIL, at: NOW }],
            async byItself(drive) {
              const until = (await drive.now()) + LOGIN_LOCKOUT;
              drive.notes.stored = { [LOGIN_LOCKED_UNTIL_KEY]: String(until) };
            },
          }
        : { never: "another tab's: the test of the login holds it" },
    "clock.ticked": {
      cases: loginEvents["clock.ticked"],
      cause: (drive, { at }, { context }) =>
        drive.pass(at === context.lockedUntil ? LOGIN_LOCKOUT : 1_000),
    },
    "xstate.done.actor.readArrival": {
      cases: loginEvents["xstate.done.actor.readArrival"],
      byItself({ notes }, event) {
        const { email, ...state } = event.output as LoginState;
        notes.state = { ...state, ...(email && { email: notes.email }) };
      },
    },
    "xstate.error.actor.readArrival": {
      never: "reading the navigation state cannot fail",
    },
    "xstate.error.actor.watchLockout": {
      never: "the storage is guarded, and listening cannot fail",
    },
    "xstate.error.actor.tick": { never: "setting a timer cannot fail" },
    "xstate.done.actor.checkEmail": {
      answers: [
        fromServer({ output: { isEmailUnique: true } }, ({ notes }, site) =>
          removeAccount(site, notes.email),
        ),
        fromServer({ output: { isEmailUnique: false } }, ({ notes }, site) =>
          setAccount(site, notes.email),
        ),
      ],
    },
    "xstate.error.actor.checkEmail": {
      answers: [
        atTheEdge(
          { error: answered(400, { email: ["Bad."] }) },
          "the page sends no address that the server finds wrong",
        ),
        atTheEdge({ error: answered(500) }, "a defect of the server"),
        atTheEdge({ error: noAnswer }, "a network that is gone"),
      ],
    },
    "xstate.done.actor.logIn": {
      answers: [
        fromServer(
          { output: { token: "t1", user_type: "investee", at: NOW } },
          ({ notes }, site) => setAccount(site, notes.email),
        ),
        fromServer(
          { output: { token: "t2", user_type: "investor", at: NOW } },
          ({ notes }, site) =>
            setAccount(site, notes.email, { userType: "investor" }),
        ),
        atTheEdge(
          { output: { token: "t3", user_type: "auditor", at: NOW } },
          "a user type of later",
        ),
      ],
    },
    "xstate.error.actor.logIn": {
      answers: [
        fromServer(
          { error: answered(429, {}, 300) },
          ({ notes: { email } }, site) =>
            reachLimit(5, () =>
              site.call("POST", "/api/login/", {
                json: { email, password: "x", frontend_url: site.origin },
              }),
            ),
        ),
        fromServer(
          { error: answered(428, { detail: "PASSWORD_EXPIRED" }) },
          ({ notes }, site) =>
            setAccount(site, notes.email, { passwordExpired: true }),
        ),
        fromServer({ error: answered(400) }, ({ notes }, site) =>
          setPassword(site, notes.email, "Not-The-Same-9"),
        ),
        fromServer({ error: answered(401) }, ({ notes }, site) =>
          setAccount(site, notes.email, { suspendedAt: new Date() }),
        ),
        fromServer(
          {
            error: answered(403, {
              detail: say(message("login.unverified")),
              token: "handle",
            }),
          },
          ({ notes }, site) =>
            setAccount(site, notes.email, { verifiedAt: null }),
        ),
        atTheEdge(
          { error: answered(403, { token: "handle" }) },
          "the server always says it in words",
        ),
        atTheEdge(
          { error: answered(404, { detail: "Not found." }) },
          "the server answers 401 for an unknown account",
        ),
        atTheEdge(
          { error: answered(500, { error: "Verification email failed." }) },
          "the server leaves mails in its outbox",
        ),
        atTheEdge({ error: answered(500) }, "a defect of the server"),
        atTheEdge({ error: noAnswer }, "a network that is gone"),
      ],
    },
    "xstate.done.actor.resendLink": {
      answers: [
        fromServer(
          { output: { message: "Sent.", token: "new handle" } },
          ({ notes }, site) =>
            setAccount(site, notes.email, { verifiedAt: null }),
        ),
      ],
    },
    "xstate.error.actor.resendLink": {
      answers: [
        fromServer({ error: answered(429) }, ({ notes: { email } }, site) =>
          site.call("POST", "/api/resend-activation/", { json: { email } }),
        ),
      ],
    },
  },
  unreachable: {
    "opening --field.changed--> (stays)":
      "what is typed before the code has come is repeated once the page has looked around",
    "opening --terms.changed--> (stays)":
      "what is ticked before the code has come is repeated once the page has looked around",
  },
  states: {
    opening: { never: "over before the page is drawn" },
    async "open.editing"(drive, { context }) {
      await expectForm(drive, context);
      await expectAlert(drive.page, context.notice);
      await expectSaid(drive.page, context.reason);
      await expectButton(loginForm(drive.page).submit, "ready");
    },
    async "open.unverified.offering"(drive, snapshot) {
      await expectUnverified(drive, snapshot);
      await expectButton(resend(drive.page), "ready");
    },
    async "open.unverified.waiting"(drive, snapshot) {
      await expectUnverified(drive, snapshot);
      await expectButton(resend(drive.page), "closed");
    },
    checkingEmail: expectBusy,
    loggingIn: expectBusy,
    resending: ({ page }) => expectButton(resend(page), "busy"),
    async lockedOut(drive, { context }) {
      const { page } = drive;
      await expectForm(drive, context);
      await expectAlert(page, message("login.tooMany"));
      await expect(page.getByRole("timer")).toHaveText(/^0[0-5]:\d\d$/);
      await expectButton(loginForm(page).submit, "closed");
    },
    async loggedIn({ page }, { context: { from, session } }) {
      const home = { investee: "/investee-page", investor: "/investor-page" }[
        String(session?.userType)
      ];
      const wentBack = from !== null && (from === "/profile" || from === home);
      await expect(page).toHaveURL(wentBack ? from : (home ?? "/"));
    },
    async leftForReset({ page, notes }) {
      await expect(page).toHaveURL("/reset-password");
      await expectSaid(page, message("login.passwordExpired"));
      await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(
        notes.email,
      );
    },
    async leftForCode({ page, notes }) {
      await expect(page).toHaveURL("/emailVerification");
      await expect(page.getByText(notes.email)).toBeVisible();
    },
  },
});
