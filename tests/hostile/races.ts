import {
  type CallName,
  calls,
  IDEMPOTENCY_HEADER,
} from "../../contract/api.ts";
import { GOOD_PASSWORD } from "../support/accounts.ts";
import { FRONTEND } from "../support/frontend.ts";
import type { CallOptions, HttpResponse } from "../support/http-client.ts";
import { emailsTo, linkAndCodeOf } from "../support/mailbox.ts";
import { giveReason, review, stateFunding } from "../support/match-calls.ts";
import { formOf } from "../support/profiles.ts";
import * as sample from "../support/sample-files.ts";
import type { TestServer } from "../support/server.ts";
import type { ChangeLog } from "./change-log.ts";
import { createWorld, type World } from "./world.ts";

type Node = Pick<TestServer, "call">;
type Attempt = (node: Node) => Promise<HttpResponse>;
type Situation = { readonly server: TestServer; readonly world: World };

/** Two requests at the same time, to two nodes of one database, of which only one may take effect. */
type Race = {
  readonly name: string;
  /** Whether a test named in the README shows it, so that only the long run repeats it. */
  readonly isShownElsewhere?: true;
  readonly prepare: (
    situation: Situation,
  ) => Promise<readonly [Attempt, Attempt]> | readonly [Attempt, Attempt];
  /** The possible pairs of statuses, in ascending order. A 503 must have Retry-After. */
  readonly statuses: readonly string[];
  /** How many rows change, by the beginning of an entry of the change log. */
  readonly effects: Readonly<Record<string, number>>;
};

const NEW_PASSWORDS = ["Okavango-Delta-8", "Zambezi-Delta-9"] as const;
const key = () => ({ [IDEMPOTENCY_HEADER]: crypto.randomUUID() });
const twice = (attempt: Attempt) => [attempt, attempt] as const;

/** Returns an attempt that makes a call with values of the world in its path. */
function use(
  name: CallName,
  options: CallOptions = {},
  path: Readonly<Record<string, string | undefined>> = {},
): Attempt {
  const filled = calls[name].path.replace(
    /\{(\w+)\}/g,
    (_, part: string) => path[part] ?? "",
  );
  return (node) => node.call(calls[name].method, filled, options);
}

const resetLink = ({ names }: World) => ({
  uid: names.resetUid,
  token: names.resetToken,
});
const verifyByLink = ({ names }: World) =>
  use("verifyLink", {
    json: { uidb64: names.verifyUid, token: names.verifyToken },
  });
const verifyByCode = ({ names }: World) =>
  use("verifyCode", { json: { token: names.handle, code: names.code } });
const investor = ({ tokens }: World) => ({ token: tokens.investor });
const investee = ({ tokens }: World) => ({ token: tokens.investee });
const ownMatch = ({ names }: World) => names.ownMatch ?? "";

const PASSWORD_SET = {
  "accounts update": 1,
  "password_links update used_at": 1,
  "mail_outbox insert": 1,
};
const VERIFIED = { "accounts update": 1, "verifications update used_at": 1 };

const RACES: readonly Race[] = [
  {
    name: "a verification link",
    isShownElsewhere: true,
    prepare: ({ world }) => twice(verifyByLink(world)),
    statuses: ["200 400"],
    effects: VERIFIED,
  },
  {
    name: "a verification code",
    isShownElsewhere: true,
    prepare: ({ world }) => twice(verifyByCode(world)),
    statuses: ["200 400"],
    effects: VERIFIED,
  },
  {
    name: "the link and the code of a verification email",
    prepare: ({ world }) => [verifyByLink(world), verifyByCode(world)],
    statuses: ["200 400"],
    effects: VERIFIED,
  },
  {
    name: "the link of a verification email by GET and by POST",
    prepare: ({ world }) => [
      use("verifyToken", {}, { token: world.names.verifyToken }),
      verifyByLink(world),
    ],
    statuses: ["200 400"],
    effects: VERIFIED,
  },
  {
    name: "a reset link",
    isShownElsewhere: true,
    prepare: ({ world }) => {
      const [first, second] = NEW_PASSWORDS.map((password) =>
        use("confirmReset", { json: { password } }, resetLink(world)),
      ) as [Attempt, Attempt];
      return [first, second];
    },
    statuses: ["200 400"],
    effects: PASSWORD_SET,
  },
  {
    name: "a reset link with one key",
    prepare: ({ world }) =>
      twice(
        use(
          "confirmReset",
          { json: { password: NEW_PASSWORDS[0] }, headers: key() },
          resetLink(world),
        ),
      ),
    statuses: ["200 200", "200 503"],
    effects: PASSWORD_SET,
  },
  {
    name: "a change link",
    async prepare({ server, world }) {
      await use("requestChange", {
        ...investee(world),
        json: { current_password: GOOD_PASSWORD, frontend_url: FRONTEND },
      })(server);
      const [mail] = await emailsTo(server, world.names.investeeEmail ?? "");
      const { searchParams } = new URL(
        linkAndCodeOf(mail ?? { text: "" }).link,
      );
      const link = Object.fromEntries(searchParams);
      const [first, second] = NEW_PASSWORDS.map((password) =>
        use("confirmReset", { json: { password } }, link),
      ) as [Attempt, Attempt];
      return [first, second];
    },
    statuses: ["200 400"],
    effects: PASSWORD_SET,
  },
  {
    name: "the key of a change request",
    prepare: ({ world }) =>
      twice(
        use("requestChange", {
          ...investee(world),
          json: { current_password: GOOD_PASSWORD, frontend_url: FRONTEND },
          headers: key(),
        }),
      ),
    statuses: ["200 200", "200 503"],
    effects: { "password_links insert": 1, "mail_outbox insert": 1 },
  },
  {
    name: "the key of a resend",
    prepare: ({ world }) =>
      twice(
        use("resendCode", {
          json: { token: world.names.handle, frontend_url: FRONTEND },
          headers: key(),
        }),
      ),
    statuses: ["200 200", "200 503"],
    effects: { "verifications insert": 1, "mail_outbox insert": 1 },
  },
  {
    name: "the key of an upload",
    prepare({ world }) {
      const headers = key();
      return twice((node) =>
        use("addPitchDeck", {
          ...investee(world),
          raw: formOf(
            {},
            { pitch_deck: { content: sample.pdf(), name: "new.pdf" } },
          ),
          headers,
        })(node),
      );
    },
    statuses: ["201 201"],
    effects: { "files insert": 1 },
  },
  {
    name: "the removal of a deck",
    prepare: ({ world }) =>
      twice(
        use("removePitchDeck", investee(world), { id: world.names.ownDeck }),
      ),
    statuses: ["204 404"],
    effects: { "files delete": 1 },
  },
  {
    name: "an unsubscribe token",
    prepare: ({ world }) =>
      twice(use("unsubscribe", {}, { token: world.names.unsubscribeToken })),
    statuses: ["200 200"],
    effects: { "reminder_settings update": 1 },
  },
  {
    name: "the end of a session",
    prepare: ({ world }) =>
      twice(
        use(
          "endSession",
          { token: world.tokens.investeeOnAnotherDevice },
          { id: world.names.ownSession },
        ),
      ),
    statuses: ["204 404"],
    effects: { "sessions delete": 1 },
  },
  {
    name: "a decision on a match",
    isShownElsewhere: true,
    prepare: ({ world }) =>
      twice((node) =>
        review(node, investor(world), ownMatch(world), "approved"),
      ),
    statuses: ["200 409"],
    effects: { "match_events insert": 1 },
  },
  {
    name: "the reason for a decline",
    async prepare({ server, world }) {
      await review(server, investor(world), ownMatch(world), "rejected");
      return twice((node) =>
        giveReason(node, investor(world), ownMatch(world), "country"),
      );
    },
    statuses: ["200 200"],
    effects: { "matches update": 1 },
  },
  {
    name: "a statement of the funding",
    async prepare({ server, world }) {
      await review(server, investor(world), ownMatch(world), "approved");
      return twice((node) =>
        stateFunding(node, investor(world), ownMatch(world), "5", "2026-01-31"),
      );
    },
    statuses: ["200 200"],
    effects: {
      "funding_reports insert": 1,
      "mail_outbox insert": 1,
    },
  },
  {
    name: "the withdrawal of a statement",
    async prepare({ server, world }) {
      await review(server, investor(world), ownMatch(world), "approved");
      await stateFunding(
        server,
        investor(world),
        ownMatch(world),
        "5",
        "2026-01-31",
      );
      return twice(
        use("withdrawFunding", investor(world), { id: ownMatch(world) }),
      );
    },
    statuses: ["200 200"],
    effects: { "funding_reports delete": 1 },
  },
  {
    name: "the deletion of an account",
    isShownElsewhere: true,
    prepare: ({ world }) =>
      twice(
        use("deleteAccount", {
          ...investee(world),
          json: { password: GOOD_PASSWORD },
        }),
      ),
    statuses: ["200 200", "200 400", "200 401"],
    effects: { "audit insert": 1, "mail_outbox insert": 1 },
  },
];

type RaceFigures = {
  readonly races: number;
  /** How often each pair of statuses occurred. */
  readonly outcomes: Readonly<Record<string, number>>;
  readonly findings: readonly string[];
};

/** Runs each race, or only those that no named test shows, in rounds, the requests alternately to both nodes. */
export async function runRaces(
  [first, second]: readonly [TestServer, Node],
  changes: ChangeLog,
  { rounds, onlyNew }: { readonly rounds: number; readonly onlyNew: boolean },
): Promise<RaceFigures> {
  const outcomes: Record<string, number> = {};
  const findings: string[] = [];
  const races = RACES.filter(
    ({ isShownElsewhere }) => !(onlyNew && isShownElsewhere),
  );
  for (let round = 0; round < rounds; round += 1)
    for (const { name, prepare, statuses, effects } of races) {
      const world = await createWorld(first);
      const [one, other] = await prepare({ server: first, world });
      await changes.take();
      const [a, b] = round % 2 === 0 ? [first, second] : [second, first];
      const responses = await Promise.all([one(a), other(b)]);
      const outcome = responses
        .map(({ status }) => status)
        .toSorted()
        .join(" ");
      const changed = await changes.take();
      const counts = Object.fromEntries(
        Object.keys(effects).map((effect) => [
          effect,
          changed.filter((change) => change.includes(effect)).length,
        ]),
      );
      const hasRetryAfter = responses.every(
        ({ status, headers }) => status !== 503 || headers.has("Retry-After"),
      );
      outcomes[`${name}: ${outcome}`] =
        (outcomes[`${name}: ${outcome}`] ?? 0) + 1;
      if (
        !statuses.includes(outcome) ||
        !hasRetryAfter ||
        JSON.stringify(counts) !== JSON.stringify(effects)
      )
        findings.push(
          `${name}, used twice at once: ${outcome} ${JSON.stringify(counts)} instead of ${statuses} ${JSON.stringify(effects)}; changes: ${changed.join(", ")}; ${responses.map(({ text }) => text).join(" ")}`,
        );
    }
  return { races: races.length * rounds, outcomes, findings };
}
