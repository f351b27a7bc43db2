import type { Locator, Page } from "@playwright/test";
import { and, eq, inArray } from "drizzle-orm";
import {
  accounts,
  files,
  matchEvents,
  matches,
  passwordHistory,
  profiles,
} from "../../server/database/schema.ts";
import { overloaded } from "../../server/http/http-error.ts";
import { GOOD_PASSWORD, newEmail } from "../support/accounts.ts";
import {
  codeForm,
  loginForm,
  registrationForm,
} from "../support/browser/forms.ts";
import { codeOf } from "../support/browser/mail-server.ts";
import { investorDashboard } from "../support/browser/match-pages.ts";
import { openWithinSite } from "../support/browser/navigation.ts";
import {
  type InterruptibleProxy,
  limitUploadSpeed,
  startInterruptibleProxy,
} from "../support/browser/network.ts";
import {
  changeForm,
  deletionForm,
  newPasswordForm,
  requestResetPath,
  resetForm,
} from "../support/browser/password-forms.ts";
import {
  deckField,
  fillInvestee,
  profileForm,
} from "../support/browser/profile-form.ts";
import type { Site } from "../support/browser/site.ts";
import {
  expect,
  expectFailure,
  type Person,
  test,
} from "../support/browser/test.ts";
import { findInvestors } from "../support/match-calls.ts";
import { pdf, png } from "../support/sample-files.ts";

/**
 * Tests that no form loses its input or repeats its effect when the server is overloaded or the connection is lost while
 * the form is submitted.
 */

type VisitorSetup = { readonly page: Page; readonly site: Site };
type MemberSetup = { readonly person: Person; readonly site: Site };

/** A filled-in form. */
type OpenForm = {
  readonly page: Page;
  readonly submit: Locator;
  /** What the page shows after the loss, if it is tested. */
  readonly failure?: string;
  /** What the page shows after a 503, if it is tested. */
  readonly overload?: string;
  /** What the page shows after the last retry. */
  readonly success: string;
  /** Expects that the form still contains the input. */
  expectInput(): Promise<unknown>;
  /** Counts the effects of the form, such as new rows or emails. */
  countEffects(): Promise<number>;
  /** Closes the message, if it covers the form. */
  dismiss?(): Promise<unknown>;
  /** What is lost, one after the other. If omitted, first a request and then a response. */
  readonly losses?: readonly ("request" | "response")[];
};

type FormCase<Setup> = {
  /** The path of the call. */
  readonly path: RegExp;
  open(setup: Setup): Promise<OpenForm>;
};

const NEW_PASSWORD = "Kente-2026";
const PICTURE = { name: "logo.png", mimeType: "image/png", buffer: png };

/** The forms of a visitor, which are filled in one after the other in one tab. The last one ends with a login. */
const VISITOR_FORMS: Readonly<Record<string, FormCase<VisitorSetup>>> = {
  registration: {
    path: /^\/api\/register\/$/,
    async open({ page, site }) {
      const email = newEmail();
      await page.goto("/register");
      const form = registrationForm(page);
      await form.fill(email, "investor");
      return {
        page,
        submit: form.submit,
        failure: "Network error: please check your connection.",
        overload: "Something went wrong on our side. Please try again.",
        success: "This account exists but is not yet activated.",
        async expectInput() {
          await expect(form.role("investor")).toBeChecked();
          await expect(form.email).toHaveValue(email);
          await expect(form.password).toHaveValue(GOOD_PASSWORD);
          await expect(form.confirm).toHaveValue(GOOD_PASSWORD);
        },
        countEffects: emailsTo(site, email),
      };
    },
  },
  "password reset request": {
    path: /^\/api\/generate-reset-token\/$/,
    async open({ page, site }) {
      const { email } = await site.addMember("investee");
      await openWithinSite(page, "/reset-password");
      const form = resetForm(page);
      await form.email.fill(email);
      return {
        page,
        submit: form.submit,
        failure: "Our service did not respond.",
        // Only three attempts are allowed.
        losses: ["response"],
        overload:
          "Our service is busy. If no email arrives, try again in a moment.",
        success: "If an account with that email exists",
        expectInput: () => expect(form.email).toHaveValue(email),
        countEffects: emailsTo(site, email),
      };
    },
  },
  "new password": {
    path: /^\/api\/reset-password-confirm\//,
    async open({ page, site }) {
      const { email, id } = await site.addMember("investee");
      await openWithinSite(page, await requestResetPath(site, email));
      return {
        page,
        ...(await fillNewPassword(page)),
        failure: "Failed to reset password. Please try again.",
        overload: "Failed to reset password. Please try again.",
        success: "Your password has been reset successfully.",
        countEffects: newPasswordsOf(site, id),
      };
    },
  },
  "password change by link": {
    path: /^\/api\/reset-password-confirm\//,
    async open({ page, site }) {
      const { email, id } = await site.addMember("investee");
      const [, , uid, token] = (await requestResetPath(site, email)).split("/");
      await openWithinSite(page, `/change-password?uid=${uid}&token=${token}`);
      return {
        page,
        ...(await fillNewPassword(page)),
        overload: "Something went wrong on our side. Please try again.",
        success: "Your password has been changed. Please log in again.",
        countEffects: newPasswordsOf(site, id),
      };
    },
  },
  "verification code": {
    path: /^\/api\/verify\/code\/$/,
    async open({ page, site }) {
      const email = newEmail();
      await openWithinSite(page, "/register");
      await registrationForm(page).fill(email);
      await registrationForm(page).submit.click();
      await page.getByRole("button", { name: "Enter a code instead" }).click();
      const form = codeForm(page);
      const code = codeOf(await site.mail.waitForMail(email));
      await form.code.fill(code);
      return {
        page,
        submit: form.submit,
        failure: "Something went wrong!",
        success: "Your email is already verified. You can log in.",
        expectInput: () => expect(form.code).toHaveValue(code),
        dismiss: () =>
          page.getByRole("button", { name: "Back to the code" }).click(),
        countEffects: async () => {
          const [account] = await site.database
            .select()
            .from(accounts)
            .where(eq(accounts.email, email));
          return account?.verifiedAt ? 1 : 0;
        },
      };
    },
  },
  login: {
    path: /^\/api\/login\/$/,
    async open({ page, site }) {
      const { email } = await site.addMember("investee");
      await openWithinSite(page, "/login");
      const form = loginForm(page);
      await form.fill(email);
      return {
        page,
        submit: form.submit,
        failure: "Network error. Please check your connection.",
        success: "Your Matched Investors",
        expectInput: () => expect(form.password).toHaveValue(GOOD_PASSWORD),
        // The effect of a login is the session in this browser.
        countEffects: async () =>
          (await page.evaluate(() => localStorage.token)) ? 1 : 0,
      };
    },
  },
};

/** The forms of an investee without a profile, who fills them in one after the other. */
const INVESTEE_FORMS: Readonly<Record<string, FormCase<MemberSetup>>> = {
  "new profile with a file": {
    path: /^\/api\/profile\/$/,
    async open({ person: { page, id }, site }) {
      await page.goto("/profile");
      await fillInvestee(page, "Mopti Mills");
      const form = profileForm(page);
      await form.picture.setInputFiles(PICTURE);
      return {
        page,
        submit: form.create,
        failure: "Error saving profile:",
        success: "Profile updated successfully!",
        async expectInput() {
          await expect(form.name).toHaveValue("Mopti Mills");
          await expect(page.getByText(PICTURE.name)).toBeVisible();
        },
        countEffects: async () =>
          Math.max(
            await site.database.$count(profiles, eq(profiles.accountId, id)),
            await site.database.$count(files, eq(files.accountId, id)),
          ),
      };
    },
  },
  "changed profile with a file": {
    path: /^\/api\/profile\/$/,
    async open({ person: { page, id }, site }) {
      await openWithinSite(page, "/profile");
      const form = profileForm(page);
      await form.name.fill("Segou Mills");
      const name = "new-logo.png";
      await form.picture.setInputFiles({ ...PICTURE, name });
      return {
        page,
        submit: form.save,
        failure: "Error saving profile:",
        success: "Profile updated successfully!",
        async expectInput() {
          await expect(form.name).toHaveValue("Segou Mills");
          await expect(page.getByText(name)).toBeVisible();
        },
        countEffects: () =>
          site.database.$count(
            files,
            and(eq(files.accountId, id), eq(files.name, name)),
          ),
      };
    },
  },
};

/** The forms of an investor with a match, who fills them in one after the other. */
const INVESTOR_FORMS: Readonly<Record<string, FormCase<MemberSetup>>> = {
  "approval of a match": {
    path: /^\/api\/matches\/[^/]+\/status\/$/,
    async open({ person: { page, id }, site }) {
      await findInvestors(site, await site.addMember("investee"));
      await page.goto("/investor-page");
      const { row, approve } = investorDashboard(page).row("Nakuru Dryers");
      return {
        page,
        submit: approve,
        failure: "Failed to approve.",
        success: "Approved",
        expectInput: () => expect(row).toBeVisible(),
        countEffects: () =>
          site.database.$count(
            matchEvents,
            and(
              eq(matchEvents.status, "approved"),
              inArray(
                matchEvents.matchId,
                site.database
                  .select({ id: matches.id })
                  .from(matches)
                  .where(eq(matches.investorId, id)),
              ),
            ),
          ),
      };
    },
  },
  "password change": {
    path: /^\/api\/reset-password\/$/,
    async open({ person: { page, email }, site }) {
      await openWithinSite(page, "/change-password");
      const form = changeForm(page);
      await form.current.fill(GOOD_PASSWORD);
      return {
        page,
        submit: form.submit,
        failure: "Unable to process your request. Please try again.",
        overload: "Unable to process your request. Please try again.",
        success: "A password change link has been sent to your email.",
        expectInput: () => expect(form.current).toHaveValue(GOOD_PASSWORD),
        countEffects: emailsTo(site, email),
      };
    },
  },
  "account deletion": {
    path: /^\/api\/delete_account\/$/,
    async open({ person: { page, email }, site }) {
      await openWithinSite(page, "/delete-account");
      const form = deletionForm(page);
      await form.confirm.click();
      await form.password.fill(GOOD_PASSWORD);
      return {
        page,
        submit: form.submit,
        failure: "Server error. Please try again later.",
        overload: "Server error. Please try again later.",
        success: "The deletion may have succeeded.",
        expectInput: () => expect(form.password).toHaveValue(GOOD_PASSWORD),
        countEffects: async () =>
          1 - (await site.database.$count(accounts, eq(accounts.email, email))),
      };
    },
  },
};

/** Fills in the form for a new password. */
async function fillNewPassword(page: Page) {
  const { password, confirm, submit } = newPasswordForm(page);
  await password.fill(NEW_PASSWORD);
  await confirm.fill(NEW_PASSWORD);
  return {
    submit,
    async expectInput() {
      await expect(password).toHaveValue(NEW_PASSWORD);
      await expect(confirm).toHaveValue(NEW_PASSWORD);
    },
  };
}

/** Returns a function that counts the passwords of an account after the first, which is in the history too. */
function newPasswordsOf(site: Site, accountId: number) {
  return async () =>
    (await site.database.$count(
      passwordHistory,
      eq(passwordHistory.accountId, accountId),
    )) - 1;
}

/** Returns a function that waits for emails to an address and counts those sent after `emailsTo` was called. */
function emailsTo(site: Site, email: string): () => Promise<number> {
  const before = site.mail.emailsTo(email).length;
  return async () => {
    await site.mail.waitForMail(email, before);
    // Enough time for a second email to arrive.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return site.mail.emailsTo(email).length - before;
  };
}

/** The HTTP status of a retry that the server rejects because the first call, whose response was lost, succeeded. */
const REFUSAL_STATUSES: Readonly<Record<string, number>> = {
  registration: 400,
  "verification code": 400,
  "new profile with a file": 409,
  "account deletion": 401,
};

const KEEPS_INPUT =
  "when the server is overloaded, or the request and then the response of a retry are lost, the page explains what to do, the input is kept, and another retry does not repeat the effect";
const RULES = { tag: ["@8-offline-02", "@8-offline-03"] };

test(
  `${Object.keys(VISITOR_FORMS).join(", ")}: ${KEEPS_INPUT}`,
  RULES,
  async ({ page, site }) => {
    for (const [name, { path, open }] of Object.entries(VISITOR_FORMS))
      await test.step(name, async () =>
        expectNoLoss(name, path, await open({ page, site })),
      );
  },
);

for (const [userType, forms] of [
  ["investee", INVESTEE_FORMS],
  ["investor", INVESTOR_FORMS],
] as const)
  test(
    `${Object.keys(forms).join(", ")}: ${KEEPS_INPUT}`,
    RULES,
    async ({ newMember, site }) => {
      await site.suspendInvestors();
      const profile = userType === "investee" ? { profile: null } : {};
      const person = await newMember(userType, profile);
      for (const [name, { path, open }] of Object.entries(forms))
        await test.step(name, async () =>
          expectNoLoss(name, path, await open({ person, site })),
        );
    },
  );

/** Expects a form to keep its input and to have its effect once, while the server is overloaded and calls are lost. */
async function expectNoLoss(
  name: string,
  path: RegExp,
  form: OpenForm,
): Promise<void> {
  const { page, submit, failure, overload, success } = form;
  const isCall = ({ pathname }: URL) => path.test(pathname);
  if (overload) {
    const { status, body, retryAfter } = overloaded(1_000);
    await page.route(isCall, (route) =>
      route.fulfill({
        status,
        headers: { "Retry-After": String((retryAfter ?? 0) / 1_000) },
        json: body,
      }),
    );
    await expectFailure(page, { status, path }, () => submit.click());
    await expect(page.getByRole("main")).toContainText(overload);
    await form.expectInput();
    await page.unroute(isCall);
  }
  const isApproval = name === "approval of a match";
  const losses = form.losses ?? (["request", "response"] as const);
  for (const loss of failure ? losses : []) {
    await page.route(
      isCall,
      async (route) => {
        if (loss === "response") await route.fetch();
        await route.abort("connectionreset");
      },
      { times: 1 },
    );
    await expectFailure(page, { status: "none", path }, () => submit.click());
    // The reload after a failed approval shows the stored approval and clears the message.
    if (!isApproval || loss === "request")
      await expect(page.getByText(failure ?? "").first()).toBeVisible();
    await form.expectInput();
    await form.dismiss?.();
  }
  const status = REFUSAL_STATUSES[name];
  if (isApproval) await expect(submit).toBeDisabled();
  else if (status)
    await expectFailure(page, { status, path }, () => submit.click());
  else await submit.click();
  await expect(page.getByText(success).first()).toBeVisible();
  expect(await form.countEffects()).toBe(1);
}

/** A test whose browser connects to the server through a proxy that can cut the connections. */
const testWithNetwork = test.extend<{ network: InterruptibleProxy }>({
  network: async ({ site }, use) => {
    const network = await startInterruptibleProxy(site.origin);
    await use(network);
    await network.close();
  },
  proxy: ({ network }, use) => use({ server: network.url }),
});

testWithNetwork(
  "a pitch deck whose upload is interrupted is sent again when the connection is restored, and the form keeps its input",
  { tag: ["@8-offline-02", "@8-offline-03"] },
  async ({ newMember, network, site }) => {
    const { page, id } = await newMember("investee");
    await page.goto("/profile");
    const form = profileForm(page);
    await form.name.fill("Mopti Mills");
    const speed = await limitUploadSpeed(page, 30_000);
    const { chooser, progress, row } = deckField(page);
    await chooser.setInputFiles({
      name: "Long.pdf",
      mimeType: "application/pdf",
      buffer: pdf(600_000),
    });
    await expect
      .poll(async () => Number(await progress.getAttribute("aria-valuenow")))
      .toBeGreaterThan(0);
    await expectFailure(
      page,
      { status: "none", path: "/api/pitch-deck/" },
      async () => {
        network.cut();
        await expect(
          row("Long.pdf").getByRole("button", {
            name: "Try sending Long.pdf again",
          }),
        ).toBeVisible();
      },
    );
    expect(await site.database.$count(files, eq(files.accountId, id))).toBe(0);
    await expect(form.name).toHaveValue("Mopti Mills");
    await speed.restore();
    network.allow();
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(page.getByText("Long.pdf has been uploaded.")).toBeVisible();
    await expect(form.name).toHaveValue("Mopti Mills");
    expect(await site.database.$count(files, eq(files.accountId, id))).toBe(1);
  },
);
