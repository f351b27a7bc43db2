import { randomUUID } from "node:crypto";
import { REFERENCE_LANGUAGE } from "../../contract/language.ts";
import { createPasswordLink } from "../../server/accounts/passwords.ts";
import { endSession, startSession } from "../../server/accounts/sessions.ts";
import {
  createHandle,
  sendVerification,
} from "../../server/accounts/verification.ts";
import {
  accounts,
  limitCounters,
  reminderSettings,
  sessions,
} from "../../server/database/schema.ts";
import { addFile } from "../../server/files/file-store.ts";
import { hashPassword } from "../../server/security/passwords.ts";
import { newToken } from "../../server/security/tokens.ts";
import { GOOD_PASSWORD } from "../support/accounts.ts";
import { FRONTEND } from "../support/frontend.ts";
import { linkAndCodeOf, linkParts } from "../support/mailbox.ts";
import { addMatch } from "../support/match-calls.ts";
import {
  addInvestee,
  addInvestor,
  type TestMember,
} from "../support/members.ts";
import * as sample from "../support/sample-files.ts";
import type { TestServer } from "../support/server.ts";

/** Who sends a request. A suspended member has a session that was started before the suspension. */
export const ACTORS = [
  "investee",
  "investor",
  "guest",
  "newcomer",
  "otherInvestee",
  "otherInvestor",
  "suspended",
  "dead",
  "investeeOnAnotherDevice",
] as const;
export type Actor = (typeof ACTORS)[number];

/**
 * Members of a server with everything that can be named in a request: two matched pairs with files, sessions, links
 * and tokens. `own…` belongs to `investee` and `investor`, `other…` to the other pair.
 */
export type World = {
  /** The session token of each actor; empty for a guest. */
  readonly tokens: Readonly<Record<Actor, string>>;
  /** Ids, tokens, addresses by name. A request contains them as `@@name@@`. */
  readonly names: Readonly<Record<string, string>>;
};

const passwordHash = hashPassword(GOOD_PASSWORD);

/** Deletes every account and adds new members. */
export async function createWorld(server: TestServer): Promise<World> {
  const { context } = server;
  const { database, clock } = context;
  await database.delete(accounts);
  await database.delete(limitCounters);
  const account = { passwordHash: await passwordHash };
  const own = await addPair(server, account);
  const other = await addPair(server, account);
  const newcomer = await addInvestee(context, { account, profile: null });
  const suspended = await addInvestee(context, {
    account: { ...account, suspendedAt: new Date(clock.now()) },
  });
  const dead = await startSession(context, own.investee.id);
  await endSession(context, `Token ${dead}`);
  const unverified = await addInvestee(context, {
    account: { ...account, verifiedAt: null },
  });
  let link = { uid: "", token: "" };
  let code = "";
  const outbox: typeof context.outbox = {
    async add(_queries, _recipients, mail) {
      link = linkParts(mail);
      ({ code } = linkAndCodeOf(mail));
    },
  };
  await sendVerification(
    database,
    { clock, outbox },
    { ...unverified, language: REFERENCE_LANGUAGE },
    FRONTEND,
  );
  const reset = await createPasswordLink(database, clock, own.investee.id);
  const unsubscribe = newToken();
  await database
    .insert(reminderSettings)
    .values({ accountId: other.investee.id, token: unsubscribe });
  const sessionIds = await database
    .select({ id: sessions.id, accountId: sessions.accountId })
    .from(sessions);
  const sessionOf = ({ id }: TestMember) =>
    sessionIds.find(({ accountId }) => accountId === id)?.id ?? "";
  return {
    tokens: {
      guest: "",
      investee: own.investee.token,
      investor: own.investor.token,
      otherInvestee: other.investee.token,
      otherInvestor: other.investor.token,
      newcomer: newcomer.token,
      suspended: suspended.token,
      investeeOnAnotherDevice: await startSession(context, own.investee.id),
      dead,
    },
    names: {
      ownMatch: own.matchId,
      ownFile: own.file,
      ownDeck: own.deck,
      ownSession: sessionOf(own.investee),
      ownInvestorSession: sessionOf(own.investor),
      otherMatch: other.matchId,
      otherFile: other.file,
      otherDeck: other.deck,
      otherSession: sessionOf(other.investee),
      unknownId: randomUUID(),
      handle: await createHandle(database, clock, { accountId: unverified.id }),
      otherHandle: await createHandle(database, clock, {
        email: "nobody@example.org",
      }),
      verifyUid: link.uid,
      verifyToken: link.token,
      code,
      resetUid: reset.uid,
      resetToken: reset.token,
      unsubscribeToken: unsubscribe,
      unknownToken: newToken(),
      sessionToken: own.investee.token,
      investeeEmail: own.investee.email,
      unverifiedEmail: unverified.email,
      suspendedEmail: suspended.email,
      newEmail: `new-${randomUUID()}@example.org`,
    },
  };
}

async function addPair(
  server: TestServer,
  account: { readonly passwordHash: string },
) {
  const { database, clock } = server.context;
  const investor = await addInvestor(server.context, { account });
  const investee = await addInvestee(server.context, { account });
  const { matchId } = await addMatch(server, { investor, investee });
  const add = async (
    kind: "pitch_deck" | "financial_records_file",
    name: string,
  ) => {
    const content = sample.pdf();
    const upload = {
      name,
      size: content.length,
      type: "application/pdf",
      content,
    };
    const at = new Date(clock.now());
    return (
      await addFile(database, { accountId: investee.id, kind, upload, at })
    ).id;
  };
  return {
    investor,
    investee,
    matchId,
    file: await add("financial_records_file", "records.pdf"),
    deck: await add("pitch_deck", "deck.pdf"),
  };
}
