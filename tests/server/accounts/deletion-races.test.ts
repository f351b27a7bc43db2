import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { calls } from "../../../contract/api.ts";
import { createHandle } from "../../../server/accounts/verification.ts";
import {
  type accounts,
  files,
  mailOutbox,
  matches,
  matchOffers,
  passwordLinks,
  profiles,
} from "../../../server/database/schema.ts";
import { hashPassword } from "../../../server/security/passwords.ts";
import { callDuringDeletion } from "../../support/account-races.ts";
import { GOOD_PASSWORD } from "../../support/accounts.ts";
import { FRONTEND } from "../../support/frontend.ts";
import { emailsTo, latestEmail, linkParts } from "../../support/mailbox.ts";
import {
  addInvestee,
  addInvestor,
  type TestMember,
} from "../../support/members.ts";
import { formOf, investeeParts } from "../../support/profiles.ts";
import { pdf } from "../../support/sample-files.ts";
import { startServer, type TestServer } from "../../support/server.ts";

let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await startServer({ env: { LIMITS: "off" } });
  passwordHash = await hashPassword(GOOD_PASSWORD);
});
afterAll(() => server.stop());

type Remainder = Parameters<typeof callDuringDeletion>[2];
const REMAINDERS: Remainder[] = ["nothing", "a closed account"];

const newMember = (columns: Partial<typeof accounts.$inferInsert> = {}) =>
  addInvestee(server.context, { account: { passwordHash, ...columns } });
const withDeletion = (
  member: TestMember,
  remainder: Remainder,
  call: (member: TestMember) => ReturnType<TestServer["call"]>,
) =>
  callDuringDeletion(server.context.database, member.id, remainder, () =>
    call(member),
  );

const saveProfile = ({ token }: TestMember) =>
  server.call("PUT", "/api/profile/", { token, raw: formOf(investeeParts) });
const addDeck = ({ token }: TestMember) =>
  server.call("POST", calls.addPitchDeck.path, {
    token,
    raw: formOf({}, { pitch_deck: { content: pdf(), name: "deck.pdf" } }),
  });
const findInvestors = ({ token }: TestMember) =>
  server.call("GET", "/api/match_investors/", { token });
const requestChange = ({ token }: TestMember) =>
  server.call("POST", "/api/reset-password/", {
    token,
    json: { current_password: GOOD_PASSWORD, frontend_url: FRONTEND },
  });
const logIn = ({ email }: TestMember) =>
  server.call("POST", "/api/login/", {
    json: { email, password: GOOD_PASSWORD, frontend_url: FRONTEND },
  });
const requestReset = (email: string) =>
  server.call("POST", "/api/generate-reset-token/", {
    json: { email, frontend_url: FRONTEND },
  });

describe.each(REMAINDERS)(
  "during an account deletion that leaves %s behind",
  (remainder) => {
    test.each([
      ["saving a profile", saveProfile],
      ["adding a pitch deck", addDeck],
      ["a match request", findInvestors],
      ["a password change request", requestChange],
    ])("%s returns 401, stores nothing and sends no email", async (_, call) => {
      await addInvestor(server.context);
      const member = await newMember();
      const { database } = server.context;
      const mailCount = await database.$count(mailOutbox);
      const response = await withDeletion(member, remainder, call);
      expect(response.status).toBe(401);
      expect(response.body).toEqual({ detail: "Invalid token." });
      const { id } = member;
      for (const [table, owner] of [
        [profiles, profiles.accountId],
        [files, files.accountId],
        [matches, matches.investeeId],
        [matchOffers, matchOffers.investeeId],
        [passwordLinks, passwordLinks.accountId],
      ] as const)
        expect(await database.$count(table, eq(owner, id))).toBe(0);
      expect(await database.$count(mailOutbox)).toBe(mailCount);
    });

    test.each([
      ["a login", {}],
      ["a login before the address is verified", { verifiedAt: null }],
    ])(
      "%s returns the same response as for an unknown address",
      async (_, columns) => {
        const response = await withDeletion(
          await newMember(columns),
          remainder,
          logIn,
        );
        expect(response.status).toBe(401);
        expect(response.body).toEqual({ detail: "Invalid email or password." });
      },
    );

    test("a reset request and a resend succeed, as they do for any address, but send no email", async () => {
      const member = await newMember();
      const reset = await withDeletion(member, remainder, ({ email }) =>
        requestReset(email),
      );
      expect(reset.status).toBe(200);
      expect(await emailsTo(server, member.email)).toEqual([]);
      const unverified = await newMember({ verifiedAt: null });
      const resend = await withDeletion(unverified, remainder, ({ email }) =>
        server.call("POST", "/api/resend-activation/", {
          json: { email, frontend_url: FRONTEND },
        }),
      );
      expect(resend.status).toBe(200);
      expect(resend.body).toHaveProperty("token");
      expect(await emailsTo(server, unverified.email)).toEqual([]);
    });

    test("a request for a new code succeeds, as it does with any handle, but sends no email", async () => {
      const { context } = server;
      const unverified = await newMember({ verifiedAt: null });
      const { database, clock } = context;
      const handle = await createHandle(database, clock, {
        accountId: unverified.id,
      });
      const response = await withDeletion(unverified, remainder, () =>
        server.call("POST", "/api/resend-verification-code/", {
          json: { token: handle, frontend_url: FRONTEND },
        }),
      );
      expect(response.status).toBe(200);
      expect(await emailsTo(server, unverified.email)).toEqual([]);
    });

    test("setting a password with a link reports that the link is no longer valid", async () => {
      const member = await newMember();
      await requestReset(member.email);
      const { uid, token } = linkParts(await latestEmail(server, member.email));
      const response = await withDeletion(member, remainder, () =>
        server.call("POST", `/api/reset-password-confirm/${uid}/${token}/`, {
          json: { uid, token, password: "Another-Good-1" },
        }),
      );
      expect(response.status).toBe(400);
      expect(response.body).toEqual({ error: "Invalid or expired token." });
    });
  },
);
