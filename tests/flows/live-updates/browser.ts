import { expect } from "@playwright/test";
import type { SnapshotFrom } from "xstate";
import { textOf } from "../../../contract/messages/index.ts";
import { TOKEN_KEY } from "../../../contract/storage.ts";
import { liveUpdatesMachine } from "../../../machines/live-updates/chart.ts";
import { loginForm } from "../../support/browser/forms.ts";
import { storeFromOtherTab } from "../../support/browser/storage.ts";
import { resetLimits } from "../../support/driven/account-state.ts";
import {
  breakStream,
  controlStream,
  sendOnStream,
  untilStreamIs,
} from "../../support/driven/controlled-stream.ts";
import type { Driver } from "../../support/driven/driver.ts";
import {
  flowBinding,
  fromServer,
  serverError,
} from "../../support/driven/flow.ts";
import {
  setNetwork,
  setPageCached,
  setVisibility,
} from "../../support/driven/page-attention.ts";
import { setUpdates } from "../../support/driven/update-state.ts";
import type { Person } from "../../support/driven/world.ts";
import { completeProfile } from "../match-cases.ts";
import {
  events,
  liveUpdatesPlan,
  NOW,
  responseOf,
  updateLists,
} from "./plan.ts";

type Snapshot = SnapshotFrom<typeof liveUpdatesMachine>;
/** Two test accounts, and the account that is currently logged in. */
type Fixture = {
  readonly people: readonly [Person, Person];
  currentPerson: Person;
};

const [firstEmail, otherEmail] = ["one@example.org", "other@example.org"];

export const liveUpdatesBinding = flowBinding({
  machine: liveUpdatesMachine,
  plan: liveUpdatesPlan,
  calls: {
    fetchUpdates: {
      call: "updates",
      done: [[], ...updateLists].map((updates) =>
        fromServer<Fixture>(
          { output: responseOf(...updates) },
          ({ fixture }, site) =>
            setUpdates(site, fixture.currentPerson, updates, NOW),
        ),
      ),
      failed: [serverError],
    },
  },
  async fixture(driver) {
    await controlStream(driver);
    const { world, gate } = driver;
    const person = await world.personWithRole("investee");
    if (world.site)
      return createFixture(person, await world.personWithRole("investee"));
    gate.answerAll("user", { output: { email: "", user_type: "investee" } });
    gate.answerAll("profile", { output: completeProfile });
    gate.answerAll("matches", { output: [] });
    return createFixture(person, { ...person, email: otherEmail });
  },
  // The chart starts when a field is first filled in, before a login, and runs as long as the page is open.
  open: (driver) =>
    driver.visit("/login", {
      stored: {},
      start: (page) => loginForm(page).email.fill(firstEmail),
    }),
  events: {
    "member.loggedIn": {
      cases: ({ snapshot }) =>
        snapshot.matches("loggedOut")
          ? [firstEmail, otherEmail].map((email) => ({
              email,
              userType: "investee",
              jitter: 0.5,
            }))
          : [],
      async perform(driver, { email }) {
        await setVisibility(driver, "visible");
        await setNetwork(driver, true);
        await logIn(driver, email === firstEmail ? 0 : 1);
      },
    },
    "member.loggedOut": {
      perform: (driver) =>
        storeFromOtherTab(driver.page, { [TOKEN_KEY]: null }),
    },
    "page.hidden": { perform: (driver) => setVisibility(driver, "hidden") },
    "page.shown": {
      cases: ({ snapshot }) =>
        snapshot.matches({ loggedIn: { visibility: "visible" } }) ? [] : [{}],
      async perform(driver, _event, before) {
        // If the page is still offline, showing it also triggers `network.lost`, so the network is restored first.
        if (before.matches({ loggedIn: { connection: "suspended" } }))
          await setNetwork(driver, true);
        const isHidden = await driver.page.evaluate(
          () => document.visibilityState === "hidden",
        );
        if (isHidden) await setVisibility(driver, "visible");
        else await setPageCached(driver, "pageshow");
      },
    },
    "page.cached": { perform: (driver) => setPageCached(driver, "pagehide") },
    // Raised by the chart itself.
    "page.idle": { cases: [], automatic: true },
    "updates.received": { cases: [], automatic: true },
    "network.lost": { perform: (driver) => setNetwork(driver, false) },
    "network.restored": { perform: (driver) => setNetwork(driver, true) },
    "stream.updated": {
      cases: events["stream.updated"],
      perform: (driver, { response }) =>
        sendOnStream(driver, "updates", response),
    },
    "stream.heartbeat": { perform: (driver) => sendOnStream(driver, "beat") },
    "stream.replaced": {
      // The server sends this event only on an open stream.
      cases: ({ snapshot }) => (snapshot.hasTag("live") ? [{}] : []),
      perform: (driver) => sendOnStream(driver, "crowded"),
    },
    "stream.closed": { cases: [{ jitter: 0.5 }], perform: breakStream },
    "notice.dismissed": {
      cases: ({ snapshot: { context } }) =>
        context.notices.map(({ id }) => ({ id })),
      async perform({ page }, { id }, { context }) {
        const notice = context.notices.find((notice) => notice.id === id);
        await page
          .locator(".toasts--above .toast")
          .filter({ hasText: notice ? textOf(notice.message) : "nothing" })
          .getByRole("button")
          .click();
      },
    },
    "xstate.error.actor.openStream": {
      never: "a stream reports failures as events",
    },
  },
  states: {
    loggedOut: expectStream,
    "loggedIn.connection.streaming.connecting": expectStream,
    "loggedIn.connection.streaming.open.listening": expectStream,
    "loggedIn.connection.waiting": expectStream,
    "loggedIn.connection.polling": expectStream,
    "loggedIn.connection.offline": expectStream,
    "loggedIn.connection.suspended": expectStream,
    "loggedIn.visibility.visible": (driver) =>
      expectVisibility(driver, "visible"),
    "loggedIn.visibility.hidden": (driver) =>
      expectVisibility(driver, "hidden"),
    "loggedIn.visibility.idle": (driver) => untilStreamIs(driver, "none"),
    "loggedIn.notices.none": expectNotices,
    "loggedIn.notices.shown": expectNotices,
  },
  unreachable: {
    "loggedIn --member.loggedIn [isSameMember]--> loggedIn":
      "a member can log in again only shortly before the session ends",
    "loggedIn --member.loggedIn [else]--> loggedIn":
      "a login by another member in another tab reloads the page",
  },
});

function createFixture(first: Person, second: Person): Fixture {
  return { people: [first, second], currentPerson: first };
}

/** Logs in to an account on the login page. */
async function logIn(driver: Driver<Fixture>, index: 0 | 1): Promise<void> {
  const { fixture, gate, page, world } = driver;
  const person = fixture.people[index];
  fixture.currentPerson = person;
  const { email, password, token, userType } = person;
  if (world.site) await resetLimits(world.site);
  else {
    gate.answerAll("checkEmail", { output: { isEmailUnique: false } });
    gate.answerAll("login", { output: { token, user_type: userType } });
  }
  await loginForm(page).logIn(email, password);
}

/** Expects the stream to be open, requested or closed, depending on the chart's state. */
function expectStream(
  driver: Driver<Fixture>,
  snapshot: Snapshot,
): Promise<void> {
  if (snapshot.hasTag("live")) return untilStreamIs(driver, "open");
  return untilStreamIs(
    driver,
    snapshot.matches({ loggedIn: { connection: "streaming" } })
      ? "requested"
      : "none",
  );
}

function expectVisibility(
  { page }: Driver<Fixture>,
  state: DocumentVisibilityState,
): Promise<void> {
  return expect
    .poll(() => page.evaluate(() => document.visibilityState))
    .toBe(state);
}

/** Expects the page to show exactly the notices in the context. */
function expectNotices(
  { page }: Driver<Fixture>,
  { context }: Snapshot,
): Promise<void> {
  return expect(page.locator(".toasts--above .toast > p")).toHaveText(
    context.notices.map(({ message }) => textOf(message)),
  );
}
