import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createActor, fromPromise, toPromise, waitFor } from "xstate";
import type { Update } from "../../contract/calls/matches.ts";
import { EMPTY_PROFILE_FORM } from "../../contract/profile/form.ts";
import { profileMachine } from "../../machines/profile/chart.ts";
import { provideEffects } from "../../machines/shared/effects.ts";
import { withFirstPage } from "../../machines/shared/match-pages.ts";
import { profileEffects } from "../../src/flows/profile/profile-effects.ts";
import { reportSession } from "../../src/services/api.ts";
import { forgetMember } from "../../src/services/last-read.ts";
import {
  announceUpdates,
  holdUpdates,
  onUpdates,
} from "../../src/services/list-changes.ts";
import {
  onMatchChange,
  reloadIfStopped,
} from "../../src/services/match-list.ts";
import {
  awaitResource,
  needResource,
  resource,
  showResource,
} from "../../src/services/resources.ts";
import { pendingMatch } from "../flows/match-cases.ts";
import {
  httpError,
  noResponse,
  noResponseButStored,
} from "../support/call-failures.ts";
import { shownText } from "../support/shown-text.ts";

const send = vi.hoisted(() => {
  // Files of the same worker share loaded modules, and this file needs resources that use its own `send`.
  vi.resetModules();
  return vi.fn();
});
vi.mock(import("../../src/services/api.ts"), async (original) => ({
  ...(await original()),
  send,
}));

/** The listeners that run when the window receives the focus. */
const wakes: (() => void)[] = [];
const noListeners = { addEventListener() {}, removeEventListener() {} };

beforeAll(() => {
  vi.stubGlobal("document", noListeners);
  vi.stubGlobal("location", { pathname: "/investee-page" });
  vi.stubGlobal("addEventListener", (name: string, listener: () => void) => {
    if (name === "focus") wakes.push(listener);
  });
  vi.stubGlobal("removeEventListener", () => {});
  vi.spyOn(console, "info").mockImplementation(() => {});
  reportSession();
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});
beforeEach(() => {
  forgetMember();
  send.mockReset();
});

const PROFILE_SAVE = {
  form: EMPTY_PROFILE_FORM,
  userType: "investor",
  files: {},
  removedFiles: {},
  version: 1,
} as const;
const signal = new AbortController().signal;
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
/** Reports a change that the list does not contain yet. */
const approval: Update = {
  id: "1",
  match_id: pendingMatch.id,
  name: null,
  kind: "approved",
  funded_ammount: "0.00",
  at: 1,
};

/** Waits until the value is known, and returns it. */
async function knownValue(name: "matches" | "profile") {
  const isRead = (snapshot: ReturnType<typeof snapshotOf>) =>
    snapshot.hasTag("known") && !snapshot.hasTag("refreshing");
  return (await waitFor(resource(name), isRead)).context.value;
}

/** Opens the page of the profile. */
function openForm() {
  const effects = profileEffects({ progress: {} } as never);
  return createActor(provideEffects(profileMachine, effects), {
    input: {
      userType: "investee",
      draft: null,
      draftVersion: 0,
      requestedTarget: null,
    },
  }).start();
}

const snapshotOf = (name: "matches" | "profile") =>
  resource(name).getSnapshot();

test("components that show the same value share one read, which is repeated on the next page and after an update", async () => {
  send.mockResolvedValue([pendingMatch]);
  const hides = [showResource("matches"), showResource("matches")];
  needResource("matches");
  expect(await knownValue("matches")).toMatchObject({
    matches: [pendingMatch],
    totals: { count: 1 },
  });
  expect(send).toHaveBeenCalledTimes(1);
  announceUpdates([approval]);
  await knownValue("matches");
  expect(send).toHaveBeenCalledTimes(2);
  for (const hide of hides) hide();
  await nextTask();
  announceUpdates([approval]);
  expect(snapshotOf("matches").hasTag("refreshing")).toBe(false);
  const hide = showResource("matches");
  expect(snapshotOf("matches").hasTag("refreshing")).toBe(true);
  await knownValue("matches");
  expect(send).toHaveBeenCalledTimes(3);
  hide();
});

test("a page that replaces its components retains the value, and the next page reads it again", async () => {
  send.mockResolvedValue([pendingMatch]);
  const hideSkeleton = showResource("matches");
  await knownValue("matches");
  hideSkeleton();
  const hideForm = showResource("matches");
  expect(snapshotOf("matches").hasTag("refreshing")).toBe(false);
  hideForm();
  vi.stubGlobal("location", { pathname: "/matchingTest" });
  const hide = showResource("matches");
  expect(snapshotOf("matches").hasTag("refreshing")).toBe(true);
  await knownValue("matches");
  hide();
});

test("a value that another part of the page has just read is used if its reader allows its age", async () => {
  send.mockRejectedValue({ ...httpError(404), at: Date.now() });
  needResource("profile");
  await knownValue("profile");
  await nextTask();
  const reader = awaitResource("profile", signal, { maxAge: 1_000 });
  expect(await reader).toBeNull();
  expect(send).toHaveBeenCalledTimes(1);
  await nextTask();
  expect(await awaitResource("profile", signal, { maxAge: 0 })).toBeNull();
  expect(send).toHaveBeenCalledTimes(2);
});

test("an update does not cause a read if the list contains its change, and waits while a review is saved, whose response may contain it", async () => {
  send.mockResolvedValue([pendingMatch]);
  const hide = showResource("matches");
  await knownValue("matches");
  send.mockClear();
  const saved = {
    ...pendingMatch,
    history: [{ status: "approved" as const, at: 1 }],
  };
  const value = withFirstPage(null, [saved]);
  const later = { ...approval, kind: "changed" as const };
  for (const [updates, reads] of [
    [[approval], 0],
    [[approval, later], 1],
  ] as const) {
    const review = Promise.withResolvers<void>();
    const isHeld = holdUpdates(review.promise, signal);
    announceUpdates(updates);
    expect(send).not.toHaveBeenCalled();
    review.resolve();
    await isHeld;
    resource("matches").send({ type: "changed", value });
    await new Promise((done) => setTimeout(done, 5));
    await knownValue("matches");
    expect(send).toHaveBeenCalledTimes(reads);
  }
  hide();
});

test("updates are no longer held back after the page that saved a review was left, and none is kept for the next session", async () => {
  const listener = vi.fn();
  const unsubscribe = onUpdates(listener);
  for (const isSessionEnded of [false, true]) {
    const page = new AbortController();
    holdUpdates(new Promise(() => {}), page.signal);
    announceUpdates([approval]);
    if (isSessionEnded) forgetMember();
    page.abort();
    await nextTask();
    await nextTask();
    expect(listener).toHaveBeenCalledTimes(1);
  }
  unsubscribe();
});

test("after a refused refresh, the value stays and a notice says that it may be out of date", async () => {
  send.mockResolvedValueOnce([pendingMatch]);
  await awaitResource("matches", signal, { maxAge: 0 });
  await nextTask();
  send.mockRejectedValueOnce(httpError(500));
  const hide = showResource("matches");
  await waitFor(resource("matches"), (snapshot) => snapshot.hasTag("stale"));
  hide();
  const { value, notice } = snapshotOf("matches").context;
  expect(value).toMatchObject({ matches: [pendingMatch] });
  expect(shownText(notice)).toBe(
    "We could not refresh this. What you see may be out of date.",
  );
});

test("after a save, a chart does not get the profile from before it, however recent", async () => {
  const profile = { business_name: "Before" };
  send.mockResolvedValue(profile);
  await awaitResource("profile", signal, { maxAge: 0 });
  await nextTask();
  const { updateProfile } = profileEffects({ progress: {} } as never).actors;
  const saved = { business_name: "After" };
  send.mockResolvedValue(saved);
  await toPromise(createActor(updateProfile, { input: PROFILE_SAVE }).start());
  const read = awaitResource("profile", signal, { maxAge: 30_000 });
  expect(await read).toEqual(saved);
});

test("when the connection is lost after a save, the pages show the saved profile", {
  tags: ["8-offline-106"],
}, async () => {
  send.mockResolvedValue({ business_name: "Before", version: 1 });
  const hide = showResource("profile");
  await knownValue("profile");
  const saved = { business_name: "After", version: 2 };
  send.mockResolvedValueOnce(saved).mockRejectedValue(noResponse);
  const { updateProfile } = profileEffects({ progress: {} } as never).actors;
  await toPromise(createActor(updateProfile, { input: PROFILE_SAVE }).start());
  expect(await knownValue("profile")).toEqual(saved);
  expect(snapshotOf("profile").hasTag("unreachable")).toBe(true);
  hide();
});

test("a value is forgotten when the session ends", async () => {
  send.mockResolvedValue([pendingMatch]);
  needResource("matches");
  await knownValue("matches");
  forgetMember();
  expect(snapshotOf("matches").context.value).toBeNull();
  expect(snapshotOf("matches").hasTag("loading")).toBe(true);
});

test("a form waits for its profile while it cannot be read, opens once it was read again, and then no longer shows the resources", async () => {
  const profile = { business_name: "Nakuru Dryers", version: 1 };
  send.mockImplementation(async (name) => {
    if (name === "user") return { user_type: "investor" };
    throw httpError(500);
  });
  const form = openForm();
  await waitFor(resource("profile"), (read) => read.hasTag("failed"));
  expect(form.getSnapshot().hasTag("loading")).toBe(true);
  send.mockResolvedValue(profile);
  resource("profile").send({ type: "page.resumed" });
  const { context } = await waitFor(form, (opened) => opened.hasTag("form"));
  expect(context.userType).toBe("investor");
  expect(context.form.business_name).toBe("Nakuru Dryers");
  expect(context.version).toBe(1);
  await nextTask();
  for (const name of ["user", "profile"] as const)
    expect(resource(name).getSnapshot().context.isShown).toBe(false);
  form.stop();
});

test("a form uses the account and the profile that were read less than half a minute ago, and reads older ones again", async () => {
  send.mockImplementation(async (name) =>
    name === "user" ? { user_type: "investor" } : { business_name: "Fund" },
  );
  const clock = vi.spyOn(Date, "now");
  const readAt = 1_700_000_000_000;
  for (const [seconds, reads] of [
    [0, 2],
    [29, 2],
    [30, 4],
  ] as const) {
    clock.mockReturnValue(readAt + seconds * 1_000);
    const form = openForm();
    await waitFor(form, (opened) => opened.hasTag("form"));
    form.stop();
    await nextTask();
    expect(send).toHaveBeenCalledTimes(reads);
  }
  clock.mockRestore();
});

test("a form that has waited for its account opens with a profile that is read after the account", async () => {
  const clock = vi.spyOn(Date, "now");
  const readAt = 1_700_000_000_000;
  clock.mockReturnValue(readAt);
  send.mockImplementation(async (name) => {
    if (name === "profile") return { business_name: "Before" };
    throw httpError(500);
  });
  needResource("profile");
  const form = openForm();
  await waitFor(resource("user"), (read) => read.hasTag("failed"));
  await waitFor(resource("profile"), (read) => read.hasTag("known"));
  clock.mockReturnValue(readAt + 60_000);
  send.mockImplementation(async (name) =>
    name === "user" ? { user_type: "investor" } : { business_name: "After" },
  );
  resource("user").send({ type: "refresh.requested" });
  const { context } = await waitFor(form, (opened) => opened.hasTag("form"));
  expect(context.form.business_name).toBe("After");
  clock.mockRestore();
  form.stop();
});

test("without a connection, a stored account is enough for a form, but not a stored profile; a form that is closed meanwhile stops waiting", async () => {
  send.mockImplementation(async (name) => {
    throw noResponseButStored(
      name === "user" ? { user_type: "investor" } : { business_name: "Old" },
    );
  });
  const forms = [openForm(), openForm()];
  await waitFor(resource("profile"), (read) => read.hasTag("unreachable"));
  await nextTask();
  for (const form of forms)
    expect(form.getSnapshot().hasTag("loading")).toBe(true);
  for (const form of forms) form.stop();
  await waitFor(resource("profile"), ({ context }) => !context.isShown);
  const form = openForm();
  send.mockImplementation(async (name) => {
    if (name === "profile") return { business_name: "New" };
    throw noResponseButStored({ user_type: "investor" });
  });
  const { context } = await waitFor(form, (opened) => opened.hasTag("form"));
  expect(context.userType).toBe("investor");
  expect(context.form.business_name).toBe("New");
  form.stop();
});

test("only of a profile, the server's answer that there is none is a value", async () => {
  send.mockRejectedValue(httpError(404));
  expect(await awaitResource("profile", signal, { maxAge: 0 })).toBeNull();
  needResource("user");
  await waitFor(resource("user"), (snapshot) => snapshot.hasTag("failed"));
});

test("a change whose component is gone before the response is read from the server after the response", async () => {
  send.mockResolvedValue([pendingMatch]);
  const hide = showResource("matches");
  await knownValue("matches");
  const { promise, resolve } = Promise.withResolvers<void>();
  const saving = createActor(
    fromPromise(({ signal }) => reloadIfStopped(promise, signal)),
  ).start();
  saving.stop();
  expect(send).toHaveBeenCalledTimes(1);
  resolve();
  await nextTask();
  await knownValue("matches");
  expect(send).toHaveBeenCalledTimes(2);
  hide();
});

test("what is shown of a match is read again when it has another status, or when the other side has changed its data, also if the list has not changed", async () => {
  send.mockResolvedValue([pendingMatch]);
  const hide = showResource("matches");
  await knownValue("matches");
  const notify = vi.fn();
  const unsubscribe = onMatchChange(pendingMatch.id, notify);
  announceUpdates([{ ...approval, kind: "changed" }]);
  await knownValue("matches");
  expect(notify).toHaveBeenCalledTimes(1);
  announceUpdates([approval, { ...approval, match_id: "2", kind: "changed" }]);
  await knownValue("matches");
  expect(notify).toHaveBeenCalledTimes(1);
  const change = (match: typeof pendingMatch) =>
    resource("matches").send({
      type: "changed",
      value: withFirstPage(null, [match]),
    });
  change({ ...pendingMatch, match_score: 1 });
  expect(notify).toHaveBeenCalledTimes(1);
  change({ ...pendingMatch, status: "approved" });
  expect(notify).toHaveBeenCalledTimes(2);
  unsubscribe();
  hide();
});

test("the list is read again once the date of a match has passed, because its next step is another one", {
  tags: ["2-answer-dates-62"],
}, async () => {
  const readAt = Date.now();
  const answer_by = new Date(readAt + 60_000).toISOString();
  send.mockResolvedValue([{ ...pendingMatch, answer_by }]);
  const hide = showResource("matches");
  await knownValue("matches");
  const clock = vi.spyOn(Date, "now");
  for (const [minutes, reads] of [
    [0.5, 1],
    [1, 2],
    [1.5, 2],
  ] as const) {
    clock.mockReturnValue(readAt + minutes * 60_000);
    for (const wake of wakes) wake();
    await knownValue("matches");
    expect(send).toHaveBeenCalledTimes(reads);
  }
  clock.mockRestore();
  hide();
});
