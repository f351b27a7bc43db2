import { afterAll, beforeAll, expect, test } from "vitest";
import { fundedMail } from "../../../server/mail/mails.ts";
import { emailsTo } from "../../support/mailbox.ts";
import {
  findInvestors,
  firstMatchId,
  mailDecisionsNow,
  review,
} from "../../support/match-calls.ts";
import {
  addInvestee,
  addInvestor,
  type TestMember,
} from "../../support/members.ts";
import {
  FRONTEND,
  startServer,
  type TestServer,
} from "../../support/server.ts";

let server: TestServer;
let investee: TestMember;
let investor: TestMember;
beforeAll(async () => {
  server = await startServer();
  investor = await addInvestor(server.context, {
    profile: { businessName: "backer.example" },
  });
  investee = await addInvestee(server.context, {
    profile: { businessName: "www.evil.example" },
  });
  await findInvestors(server, investee);
  const id = await firstMatchId(server, investee);
  for (const status of ["approved", "rejected"]) {
    await review(server, investor, id, status);
    await mailDecisionsNow(server);
  }
});
afterAll(() => server.stop());

/**
 * Matches text that mail clients turn into a link: a dot within a word, `://` or `@`.
 */
const LINKS = /[\p{L}\d-]\.[\p{L}\d]|:\/\/|@/u;
/** Removes the site's origin and both members' email addresses from the text of an email. */
const withoutProductLinks = (text: string) =>
  [FRONTEND, investee.email, investor.email].reduce(
    (remaining, address) => remaining.replaceAll(address, ""),
    text,
  );

test("a business name never becomes a link in an email about a match", {
  tags: ["4-matching-14"],
}, async () => {
  const mails = [
    ...(await emailsTo(server, investor.email)),
    ...(await emailsTo(server, investee.email)),
  ];
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual([
    "approved",
    "approved",
    "declined",
    "matched",
  ]);
  for (const { subject, text, html } of mails) {
    expect(subject).not.toMatch(/evil|backer/);
    expect(withoutProductLinks(text)).not.toMatch(LINKS);
    expect(html).not.toMatch(/www\.evil|evil\.example|backer\.example/);
    expect(text).toMatch(/www\. evil\. example|backer\. example/);
  }
});

test.each([
  ["Kilele Co. Ltd.", "Kilele Co. Ltd."],
  ["Kilele Co.Ltd", "Kilele Co. Ltd"],
  ["https://evil.example/a", "https: / / evil. example/ a"],
  ["a@evil.example", "a@ evil. example"],
  ["evil\u3002example", "evil\u3002 example"],
])(
  "the email about a funded match contains the business name %s as %s",
  { tags: ["4-matching-14"] },
  (name, displayedName) => {
    const { subject, text } = fundedMail(
      { language: "en", origin: FRONTEND },
      { investor: name, amount: 1.5 },
    );
    expect(subject).toBe("Your match is funded");
    expect(text).toContain(
      `The match with ${displayedName} is funded with $1.50.`,
    );
  },
);
