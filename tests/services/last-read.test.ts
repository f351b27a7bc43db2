import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CallFailure } from "../../contract/failure.ts";
import {
  fetchAndStore,
  forgetMember,
  removeOutdatedReads,
  replaceStored,
} from "../../src/services/last-read.ts";
import {
  removeStoredSession,
  storeSession,
} from "../../src/services/stored-session.ts";
import { pendingMatch } from "../flows/match-cases.ts";
import { httpError, noResponse } from "../support/call-failures.ts";

const AMA = "ama@firm.example.org";
const LOGGED_IN_AT = 1_800_000_000_000;
const READ_AT = LOGGED_IN_AT + 60_000;
const HALF_AN_HOUR = 30 * 60_000;

const send = vi.hoisted(() => vi.fn());
vi.mock(import("../../src/services/api.ts"), async (original) => ({
  ...(await original()),
  send,
}));

const values = new Map<string, string>();
const localStorage = {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
};

beforeEach(() => {
  values.clear();
  vi.useFakeTimers({ now: READ_AT });
  vi.stubGlobal("window", { localStorage });
  logIn(AMA);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function logIn(email: string, token = `token of ${email}`) {
  const session = { token, email, userType: "investee" };
  const at = LOGGED_IN_AT;
  storeSession({ ...session, loggedInAt: at, activeAt: at });
}

function read() {
  return fetchAndStore(
    "matches",
    new AbortController().signal,
    (response) => response,
  );
}

/** Reads twice: the first read receives this response, and the second read fails. Returns the failure. */
async function readThenFail(response: unknown = []): Promise<CallFailure> {
  send.mockResolvedValueOnce(response);
  await read();
  return failRead();
}

/** Makes a read fail, and returns the failure that the caller receives. */
function failRead(failure: CallFailure = noResponse): Promise<CallFailure> {
  send.mockRejectedValueOnce(failure);
  return read().then(
    () => expect.fail("The read succeeded."),
    (failure: CallFailure) => failure,
  );
}

const storedKeys = () =>
  [...values.keys()].filter((key) => key.startsWith("last_read"));

test("when the server does not respond, the failure of a read contains the stored response and its time", {
  tags: ["8-offline-01"],
}, async () => {
  expect(await failRead()).toEqual(noResponse);
  expect(await readThenFail([pendingMatch])).toEqual({
    ...noResponse,
    storedResponse: { response: [pendingMatch], at: READ_AT },
  });
  expect(await failRead(httpError(500))).toEqual(httpError(500));
});

test("the stored response in a failure has the value that the caller makes of a response", async () => {
  send.mockResolvedValueOnce([pendingMatch]);
  await read();
  send.mockRejectedValueOnce(noResponse);
  const { signal } = new AbortController();
  await expect(
    fetchAndStore("matches", signal, () => "the value"),
  ).rejects.toEqual({
    ...noResponse,
    storedResponse: { response: "the value", at: READ_AT },
  });
});

test("a stored response of an earlier version gets the defaults of missing fields, and is not used if it has another shape", {
  tags: ["3-api-25"],
}, async () => {
  const {
    history: _,
    reasons: __,
    answer_by: ___,
    decline_reason: ____,
    ...older
  } = pendingMatch;
  expect(await readThenFail([older])).toMatchObject({
    storedResponse: {
      response: [
        {
          ...older,
          history: [],
          reasons: [],
          answer_by: null,
          decline_reason: null,
        },
      ],
    },
  });
  expect(await readThenFail([{ id: "11" }])).toEqual(noResponse);
});

test("a stored response is not used after the end of its session, or for another account", {
  tags: ["4-offline-01", "4-offline-02"],
}, async () => {
  await readThenFail();
  logIn("kofi@firm.example.org");
  expect(await failRead()).toEqual(noResponse);
  logIn(AMA);
  expect(await failRead()).toHaveProperty("storedResponse");
  vi.setSystemTime(LOGGED_IN_AT + HALF_AN_HOUR - 1);
  expect(await failRead()).toHaveProperty("storedResponse");
  vi.setSystemTime(LOGGED_IN_AT + HALF_AN_HOUR);
  expect(await failRead()).toEqual(noResponse);
});

test("when a read fails after another member logs in, the failure does not contain that member's stored response", {
  tags: ["4-offline-01"],
}, async () => {
  const response = Promise.withResolvers<unknown>();
  send.mockReturnValueOnce(response.promise);
  const reading = read();
  logIn("kofi@firm.example.org");
  send.mockResolvedValueOnce([{ id: "11" }]);
  await read();
  response.reject(noResponse);
  await expect(reading).rejects.toEqual(noResponse);
});

test("stored responses are removed if they are invalid, or belong to another account or an ended session", {
  tags: ["4-offline-01", "4-offline-02"],
}, async () => {
  await readThenFail();
  removeOutdatedReads(AMA);
  expect(storedKeys()).toEqual(["last_read_matches"]);
  removeOutdatedReads("kofi@firm.example.org");
  expect(storedKeys()).toEqual([]);
  await readThenFail();
  vi.setSystemTime(LOGGED_IN_AT + HALF_AN_HOUR);
  removeOutdatedReads(AMA);
  expect(storedKeys()).toEqual([]);
  values.set("last_read_profile", "not a stored response");
  removeOutdatedReads(AMA);
  expect(storedKeys()).toEqual([]);
});

test("what was typed into a page that opens in another language is removed with the session", () => {
  const removeItem = vi.fn();
  vi.stubGlobal("window", { localStorage, sessionStorage: { removeItem } });
  forgetMember();
  expect(removeItem.mock.calls).toEqual([["moved_page"]]);
});

test("stored responses can be removed, and a response that arrives after the end of its session is not stored", {
  tags: ["4-offline-01"],
}, async () => {
  await readThenFail();
  forgetMember();
  expect(storedKeys()).toEqual([]);
  for (const endSession of [
    removeStoredSession,
    () => logIn(AMA, "the token of the next session"),
  ]) {
    logIn(AMA);
    const response = Promise.withResolvers<unknown>();
    send.mockReturnValueOnce(response.promise);
    const reading = read();
    endSession();
    response.resolve([]);
    await reading;
    expect(storedKeys()).toEqual([]);
  }
});

test("a change replaces the stored response, or removes it if the server has not sent the new value", {
  tags: ["8-offline-106"],
}, async () => {
  const changed = { ...pendingMatch, status: "approved" } as const;
  await readThenFail([pendingMatch]);
  replaceStored("matches", [changed], `token of ${AMA}`);
  expect(await failRead()).toMatchObject({
    storedResponse: { response: [changed] },
  });
  replaceStored("matches", [pendingMatch], "token of an earlier session");
  expect(await failRead()).toMatchObject({
    storedResponse: { response: [changed] },
  });
  replaceStored("matches", null, `token of ${AMA}`);
  expect(await failRead()).toEqual(noResponse);
});
