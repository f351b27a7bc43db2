import { type CallName, calls } from "../../contract/api.ts";
import type { TestServer } from "../support/server.ts";
import { type ChangeLog, isAllowedAfterRefusal } from "./change-log.ts";
import { resolve } from "./generated-requests.ts";
import { send } from "./send.ts";
import { ACTORS, type Actor, createWorld } from "./world.ts";

/** A use of ids and secrets of `own…` by others. */
type Use = {
  readonly call: CallName;
  /** The names of the values in the path. */
  readonly path?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly query?: string;
  /** Who may use them, so is not tried. */
  readonly allowed?: readonly Actor[];
  /** The status for everybody. Otherwise 401 without a session, and 404 with one. */
  readonly status?: number;
};

const FUNDING = { amount: "1", date: "2026-01-31" };
const PASSWORD = { password: "Okavango-Delta-8" };
const INVESTEE: readonly Actor[] = ["investee", "investeeOnAnotherDevice"];
const SIDES: readonly Actor[] = [...INVESTEE, "investor"];

const USES: readonly Use[] = [
  {
    call: "matchStatus",
    path: { id: "ownMatch" },
    json: { status: "approved" },
    allowed: ["investor"],
  },
  {
    call: "matchReason",
    path: { id: "ownMatch" },
    json: { reason: "country" },
    allowed: ["investor"],
  },
  { call: "matchProfile", path: { id: "ownMatch" }, allowed: ["investor"] },
  {
    call: "stateFunding",
    path: { id: "ownMatch" },
    json: FUNDING,
    allowed: SIDES,
  },
  { call: "withdrawFunding", path: { id: "ownMatch" }, allowed: SIDES },
  { call: "file", path: { id: "ownFile" }, allowed: INVESTEE },
  { call: "file", path: { id: "ownDeck" }, allowed: SIDES },
  { call: "removePitchDeck", path: { id: "ownDeck" }, allowed: INVESTEE },
  { call: "removePitchDeck", path: { id: "ownFile" } },
  { call: "endSession", path: { id: "ownSession" }, allowed: INVESTEE },
  ...(["ownFile", "ownDeck", "ownSession", "otherMatch"] as const).map(
    (id): Use => ({
      call: "matchStatus",
      path: { id },
      json: { status: "approved" },
      allowed: id === "otherMatch" ? ["otherInvestor"] : [],
    }),
  ),
  // A secret is valid only for its own purpose, and together with the account that it belongs to.
  ...(
    ["handle", "resetToken", "unsubscribeToken", "sessionToken"] as const
  ).flatMap((token): Use[] => [
    { call: "verifyToken", path: { token }, status: 400 },
    {
      call: "verifyLink",
      json: { uidb64: "@@verifyUid@@", token: `@@${token}@@` },
      status: 400,
    },
  ]),
  {
    call: "verifyLink",
    json: { uidb64: "@@resetUid@@", token: "@@verifyToken@@" },
    status: 400,
  },
  ...(["otherHandle", "verifyToken", "sessionToken"] as const).map(
    (token): Use => ({
      call: "verifyCode",
      json: { token: `@@${token}@@`, code: "@@code@@" },
      status: 400,
    }),
  ),
  {
    call: "confirmReset",
    path: { uid: "verifyUid", token: "resetToken" },
    json: PASSWORD,
    status: 400,
  },
  ...(
    ["verifyToken", "handle", "unsubscribeToken", "sessionToken"] as const
  ).map(
    (token): Use => ({
      call: "confirmReset",
      path: { uid: "resetUid", token },
      json: PASSWORD,
      status: 400,
    }),
  ),
  // An unknown token gets the response of a known one, and changes nothing.
  ...(
    ["verifyToken", "resetToken", "sessionToken", "unknownToken"] as const
  ).map(
    (token): Use => ({ call: "unsubscribe", path: { token }, status: 200 }),
  ),
];

type ForeignIdFigures = {
  readonly uses: number;
  readonly findings: readonly string[];
};

/** Uses the ids and secrets of each call as everybody who may not: members of both roles, a guest, and without a valid session. */
export async function useForeignIds(
  server: TestServer,
  changes: ChangeLog,
): Promise<ForeignIdFigures> {
  const world = await createWorld(server);
  await changes.take();
  const findings = (Object.keys(calls) as CallName[])
    .filter(
      (name) =>
        calls[name].path.includes("{") &&
        !USES.some(({ call }) => call === name),
    )
    .map((name) => `${name} is not tested with a foreign id`);
  let uses = 0;
  for (const {
    call,
    path = {},
    json,
    query = "",
    allowed = [],
    status,
  } of USES)
    for (const actor of ACTORS.filter((name) => !allowed.includes(name))) {
      // The number of attempts is limited.
      await server.context.database.execute("delete from limit_counters");
      const request = resolve(world, {
        actor,
        method: calls[call].method,
        path:
          calls[call].path.replace(
            /\{(\w+)\}/g,
            (_, name: string) => `@@${path[name]}@@`,
          ) + query,
        headers:
          json === undefined ? [] : [["Content-Type", "application/json"]],
        body: json === undefined ? null : Buffer.from(JSON.stringify(json)),
      });
      await changes.take();
      const response = await send(server.origin, request);
      const hasSession = !["guest", "suspended", "dead"].includes(actor);
      const expected = status ?? (hasSession ? 404 : 401);
      const changed = (await changes.take()).filter(
        (change) => !isAllowedAfterRefusal(change),
      );
      uses += 1;
      if (response.status !== expected || changed.length > 0)
        findings.push(
          `${call} ${JSON.stringify(path)} ${JSON.stringify(json)} as ${actor}: ${response.status} instead of ${expected}, changed: ${changed}`,
        );
    }
  return { uses, findings };
}
