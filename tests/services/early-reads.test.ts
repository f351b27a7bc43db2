import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  INACTIVITY_TIMEOUT,
  SESSION_LIFETIME,
} from "../../contract/constants.ts";
import { createApi } from "../../src/services/api-client.ts";
import {
  dropEarlyReads,
  startEarlyReads,
} from "../../src/services/early-reads.ts";
import {
  removeStoredSession,
  storeSession,
} from "../../src/services/stored-session.ts";

const ORIGIN = "https://ubia.example.org";
const LOGGED_IN_AT = 1_800_000_000_000;
const SESSION = {
  token: "token of Ama",
  userType: "investee",
  email: "ama@firm.example.org",
  loggedInAt: LOGGED_IN_AT,
  activeAt: LOGGED_IN_AT,
};

const requests: string[] = [];
const values = new Map<string, string>();
const localStorage = {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
};

beforeEach(() => {
  values.clear();
  requests.length = 0;
  vi.useFakeTimers({ now: LOGGED_IN_AT + 1_000 });
  vi.stubGlobal("window", { localStorage });
  vi.stubGlobal("location", { origin: ORIGIN, pathname: "/investee-page" });
  vi.stubGlobal("fetch", async (...input: Parameters<typeof fetch>) => {
    const { url, headers } = new Request(...input);
    const { pathname, search } = new URL(url);
    requests.push(`${pathname}${search} ${headers.get("Authorization")}`);
    const id = requests.length;
    const match = { id, status: "pending", investee: {}, investor: {} };
    return Response.json(
      url.includes("matches") ? [match] : { business_name: `answer ${id}` },
    );
  });
  storeSession(SESSION);
});
afterEach(() => {
  dropEarlyReads();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function createClient(token = SESSION.token) {
  return createApi({
    baseUrl: ORIGIN,
    currentToken: () => token,
    onSessionRejected: () => {},
  });
}

test("a dashboard sends its reads early, and the client uses each response once", async () => {
  startEarlyReads();
  const earlyRequests = [
    "/api/profile/ Token token of Ama",
    "/api/matches/?page=1 Token token of Ama",
  ];
  expect(requests).toEqual(earlyRequests);
  const { send } = createClient();
  const query = { page: "1" };
  expect(await send("matches", { query })).toMatchObject([{ id: "2" }]);
  expect(await send("profile")).toMatchObject({
    business_name: "answer 1",
  });
  expect(requests).toEqual(earlyRequests);
  expect(await send("matches", { query })).toMatchObject([{ id: "3" }]);
});

test.each<[string, () => void]>([
  ["without a session", removeStoredSession],
  [
    "after the end of the session",
    () => vi.setSystemTime(LOGGED_IN_AT + SESSION_LIFETIME),
  ],
  [
    "after the inactivity limit",
    () => {
      storeSession({ ...SESSION, activeAt: LOGGED_IN_AT - 1 });
      vi.setSystemTime(LOGGED_IN_AT - 1 + INACTIVITY_TIMEOUT);
    },
  ],
  [
    "on the other role's dashboard",
    () => storeSession({ ...SESSION, userType: "investor" }),
  ],
  [
    "on another page",
    () => vi.stubGlobal("location", { origin: ORIGIN, pathname: "/profile" }),
  ],
  [
    "on the home page without a role",
    () => {
      storeSession({ ...SESSION, userType: null });
      vi.stubGlobal("location", { origin: ORIGIN, pathname: "/" });
    },
  ],
])("%s, no request is sent early", (_, change) => {
  change();
  startEarlyReads();
  expect(requests).toEqual([]);
});

test.each<[string, () => unknown, token?: string]>([
  ["that was dropped", dropEarlyReads],
  ["of another session", () => {}, "another token"],
  ["that is old", () => vi.advanceTimersByTime(20_000)],
])("an early response %s is not used", async (_, change, token) => {
  startEarlyReads();
  change();
  expect(
    await createClient(token).send("matches", { query: { page: "1" } }),
  ).toMatchObject([{ id: "3" }]);
});
