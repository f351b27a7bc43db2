import { expect } from "@playwright/test";
import type { SnapshotFrom } from "xstate";
import { UPDATES_RETENTION } from "../../../contract/constants.ts";
import { say } from "../../../contract/messages/index.ts";
import { TOKEN_KEY } from "../../../contract/storage.ts";
import { liveUpdatesMachine } from "../../../machines/live-updates/chart.ts";
import { loginForm } from "../../support/browser/forms.ts";
import { httpError } from "../../support/call-failures.ts";
import { resetLimits } from "../../support/driven/account-state.ts";
import type { Drive } from "../../support/driven/drive.ts";
import { drivenFlow, fromServer, mocked } from "../../support/driven/flow.ts";
import {
  breakStream,
  holdStream,
  sendInStream,
  untilStreamIs,
} from "../../support/driven/held-stream.ts";
import { storeInOtherTab } from "../../support/driven/other-tab.ts";
import {
  setNetwork,
  setPageCached,
  setVisible,
} from "../../support/driven/page-attention.ts";
import { storedSession } from "../../support/driven/session.ts";
import { setUpdates } from "../../support/driven/update-state.ts";
import type { Person } from "../../support/driven/world.ts";
import { completeProfile, pendingMatch } from "../match-cases.ts";
import { liveUpdatesPlan, NOW, responseOf, updateOf } from "./plan.ts";

type Live = SnapshotFrom<typeof liveUpdatesMachine>;
/** Two accounts, the one that is logged in, and the number of logins. */
type Notes = {
  readonly people: readonly [Person, Person];
  currentPerson: Person;
  logins: number;
};

const name = pendingMatch.investor.investor_name;
const updateId = (index: number) =>
  `00000000-0000-4000-8000-00000000000${index}`;
const oldUpdate = updateOf({
  ...{ id: updateId(0), name, kind: "pending" },
  at: NOW - UPDATES_RETENTION + 600_000,
});
const approved = updateOf({ id: updateId(1), name });
const declined = updateOf({ id: updateId(2), name, kind: "rejected" });
const responses = [[oldUpdate], [oldUpdate, approved], [declined]] as const;
const [firstEmail, otherEmail] = ["one@example.org", "other@example.org"];

/** Live updates of an open page, in a real browser. */
export const drivenLiveUpdates = drivenFlow<typeof liveUpdatesMachine, Notes>({
  machine: liveUpdatesMachine,
  ...(liveUpdatesPlan.contextKey && { contextKey: liveUpdatesPlan.contextKey }),
  calls: { fetchUpdates: "updates" },
  async notes(drive) {
    await holdStream(drive);
    const { world, gate } = drive;
    const person = await world.newPerson("investee");
    if (world.site) return notesOf(person, await world.newPerson("investee"));
    gate.answerAll("user", { output: { email: "", user_type: "investee" } });
    gate.answerAll("profile", { output: completeProfile });
    gate.answerAll("matches", { output: [] });
    return notesOf(person, { ...person, email: otherEmail });
  },
  // The chart starts before a login, with the first input, and runs as long as the page is open.
  open: (drive) =>
    drive.visit("/login", {
      stored: {},
      start: (page) => loginForm(page).email.fill(firstEmail),
    }),
  events: {
    "member.loggedIn": {
      // A hidden or offline page reports its state again immediately.
      cases: ({ snapshot }) =>
        isIn(snapshot, "connection.offline") ||
        isIn(snapshot, "visibility.hidden") ||
        isIn(snapshot, "visibility.idle")
          ? []
          : [firstEmail, otherEmail].map((email) => ({
              email,
              userType: "investee",
              jitter: 0.5,
            })),
      async cause(drive, { email }, before) {
        if (before.matches("loggedOut")) {
          await setVisible(drive, "visible");
          await setNetwork(drive, true);
        }
        await logIn(drive, email === firstEmail ? 0 : 1);
      },
    },
    "member.loggedOut": {
      cause: (drive) => storeInOtherTab(drive, { [TOKEN_KEY]: null }),
    },
    "page.hidden": { cause: (drive) => setVisible(drive, "hidden") },
    "page.shown": {
      cases: ({ snapshot }) =>
        isIn(snapshot, "visibility.visible") ? [] : [{}],
      async cause(drive, _event, before) {
        // The page may also be offline.
        if (isIn(before, "connection.suspended")) await setNetwork(drive, true);
        const isHidden = await drive.page.evaluate(
          () => document.visibilityState === "hidden",
        );
        if (isHidden) await setVisible(drive, "visible");
        else await setPageCached(drive, "pageshow");
      },
    },
    "page.cached": { cause: (drive) => setPageCached(drive, "pagehide") },
    // Raised by the chart itself.
    "page.idle": { cases: [], automatic: true },
    "updates.received": { cases: [], automatic: true },
    "network.lost": { cause: (drive) => setNetwork(drive, false) },
    "network.restored": { cause: (drive) => setNetwork(drive, true) },
    "stream.updated": {
      cases: responses.map((updates) => ({ response: responseOf(...updates) })),
      cause: (drive, { response }) => sendInStream(drive, "updates", response),
    },
    "stream.heartbeat": { cause: (drive) => sendInStream(drive, "beat") },
    "stream.replaced": {
      // The server sends this event only on an open stream.
      cases: ({ snapshot }) => (snapshot.hasTag("live") ? [{}] : []),
      cause: (drive) => sendInStream(drive, "crowded"),
    },
    "stream.closed": { cases: [{ jitter: 0.5 }], cause: breakStream },
    "notice.dismissed": {
      cases: ({ snapshot: { context } }) =>
        context.notices.map(({ id }) => ({ id })),
      async cause({ page }, { id }, { context }) {
        const notice = context.notices.find((notice) => notice.id === id);
        await page
          .locator(".toasts--above .toast")
          .filter({ hasText: notice ? say(notice.message) : "nothing" })
          .getByRole("button")
          .click();
      },
    },
    "xstate.error.actor.watchPage": {
      never: "adding a listener cannot fail",
    },
    "xstate.error.actor.openStream": {
      never: "a stream reports failures as events",
    },
    "xstate.done.actor.fetchUpdates": {
      answers: [[], ...responses].map((updates) =>
        fromServer<Notes>(
          { output: responseOf(...updates) },
          ({ notes }, site) =>
            setUpdates(site, notes.currentPerson, updates, NOW),
        ),
      ),
    },
    "xstate.error.actor.fetchUpdates": {
      answers: [mocked<Notes>({ error: httpError(500) }, "a server error")],
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
    "loggedIn.visibility.visible": (drive) => expectVisible(drive, "visible"),
    "loggedIn.visibility.hidden": (drive) => expectVisible(drive, "hidden"),
    "loggedIn.visibility.idle": (drive) => untilStreamIs(drive, "none"),
    "loggedIn.notices.none": expectNotices,
    "loggedIn.notices.shown": expectNotices,
  },
});

function notesOf(first: Person, second: Person): Notes {
  return { people: [first, second], currentPerson: first, logins: 0 };
}

/** Logs in to an account in another tab, with a new token. */
async function logIn(drive: Drive<Notes>, index: 0 | 1): Promise<void> {
  const { notes, world } = drive;
  notes.logins += 1;
  const person = notes.people[index];
  const token = world.site
    ? await newToken(drive, person)
    : `token-${notes.logins}`;
  notes.currentPerson = { ...person, token };
  const now = await drive.now();
  // The token is written last, as a login does.
  const { [TOKEN_KEY]: _, ...session } = storedSession(
    notes.currentPerson,
    now,
  );
  await storeInOtherTab(drive, { ...session, [TOKEN_KEY]: token });
}

async function newToken(
  { world, notes }: Drive<Notes>,
  { email, password, token }: Person,
): Promise<string> {
  if (!world.site || notes.logins === 1) return token;
  await resetLimits(world.site);
  const { body } = await world.site.call("POST", "/api/login/", {
    json: { email, password, frontend_url: world.origin },
  });
  return (body as { token: string }).token;
}

/** Expects the stream to be open, requested or closed, as in the chart's state. */
function expectStream(drive: Drive<Notes>, snapshot: Live): Promise<void> {
  if (snapshot.hasTag("live")) return untilStreamIs(drive, "open");
  return untilStreamIs(
    drive,
    isIn(snapshot, "connection.streaming") ? "requested" : "none",
  );
}

function expectVisible(
  { page }: Drive<Notes>,
  state: DocumentVisibilityState,
): Promise<void> {
  return expect
    .poll(() => page.evaluate(() => document.visibilityState))
    .toBe(state);
}

/** Expects exactly the chart's notices on the page. */
function expectNotices(
  { page }: Drive<Notes>,
  { context }: Live,
): Promise<void> {
  return expect(page.locator(".toasts--above .toast > p")).toHaveText(
    context.notices.map(({ message }) => say(message)),
  );
}

function isIn(snapshot: Live, state: string): boolean {
  return snapshot._nodes.some(
    ({ path }) => path.join(".") === `loggedIn.${state}`,
  );
}
