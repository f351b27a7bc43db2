import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { UserType } from "../../contract/enumerations.ts";
import type { Profile, StoredFile } from "../../contract/wire.ts";
import { accounts } from "../../server/database/schema.ts";
import { addInvestee, addInvestor } from "../support/members.ts";
import { type Attachment, formOf, rightParts } from "../support/profiles.ts";
import * as sample from "../support/sample-files.ts";
import { startServer, type TestServer } from "../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.context.database.delete(accounts);
});

const newcomer = async (userType: UserType) =>
  (userType === "investee"
    ? await addInvestee(server.context, { profile: null })
    : await addInvestor(server.context, { profile: null })
  ).token;
const save = (
  method: string,
  token: string,
  attachments: Record<string, Attachment>,
  userType: UserType = "investee",
) =>
  server.call(method, "/api/profile/", {
    token,
    raw: formOf(rightParts(userType), attachments),
  });
const addDeck = (token: string, attachment: Attachment) =>
  server.call("POST", "/api/pitch-deck/", {
    token,
    raw: formOf({}, { pitch_deck: attachment }),
  });
const download = (token: string, id: string) =>
  fetch(`${server.origin}/api/files/${id}/`, {
    headers: { Authorization: `Token ${token}` },
  });
const stored = async (token: string) =>
  (await server.call("GET", "/api/profile/", { token })).body as Profile;

test.each([
  ["a PDF", sample.pdf(), 201],
  ["a PPTX", sample.office("pptx"), 201],
  ["a PPT", sample.ppt, 201],
  ["an installer called deck.ppt", sample.msi, 400],
  ["a Word document", sample.office("docx"), 400],
  ["an image", sample.png, 400],
  ["an executable called deck.pdf", sample.executable, 400],
])(
  "a pitch deck that is %s answers its rule",
  async (_what, content, status) => {
    const token = await newcomer("investee");
    const answer = await addDeck(token, {
      content,
      name: "deck.pdf",
      type: "application/pdf",
    });
    expect(answer.status).toBe(status);
    if (status === 400)
      expect(answer.body).toEqual({
        pitch_deck: ["Please choose a PDF or PowerPoint file."],
      });
  },
);

test("[3-profile-04] pitch decks are a list of at most 5, each of which can be removed", async () => {
  const token = await newcomer("investee");
  await save("POST", token, {});
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7].map((number) =>
      addDeck(token, { content: sample.pdf(), name: `${number}.pdf` }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    201, 201, 201, 201, 201, 400, 400,
  ]);
  const refused = answers.find(({ status }) => status === 400);
  expect(refused?.body).toEqual({
    pitch_deck: ["You can keep 5 pitch decks. Please remove one first."],
  });
  const decks = (await stored(token)).pitch_deck;
  expect(decks).toHaveLength(5);
  const { id } = decks[0] as StoredFile;
  const path = `/api/pitch-deck/${id}/`;
  expect((await server.call("DELETE", path, { token })).status).toBe(204);
  expect((await server.call("DELETE", path, { token })).status).toBe(404);
  expect((await stored(token)).pitch_deck.map((deck) => deck.id)).not.toContain(
    id,
  );
});

test("the pitch deck calls are an investee's own", async () => {
  const investor = await newcomer("investor");
  const owner = await newcomer("investee");
  const other = await newcomer("investee");
  const deck = { content: sample.pdf(), name: "a.pdf" };
  expect((await addDeck(investor, deck)).status).toBe(404);
  expect((await addDeck("", deck)).status).toBe(401);
  const { id } = (await addDeck(owner, deck)).body as StoredFile;
  for (const token of [other, investor])
    expect(
      (await server.call("DELETE", `/api/pitch-deck/${id}/`, { token })).status,
    ).toBe(404);
  expect((await download(owner, id)).status).toBe(200);
});

test("the deck call removes no other file, and a call without a file says so", async () => {
  const token = await newcomer("investee");
  await save("POST", token, { avatar: { content: sample.png, name: "a.png" } });
  const { avatar } = await stored(token);
  expect(
    (await server.call("DELETE", `/api/pitch-deck/${avatar?.id}/`, { token }))
      .status,
  ).toBe(404);
  for (const options of [
    { raw: formOf({ pitch_deck: "a text" }) },
    { json: { pitch_deck: "x" } },
    {},
  ]) {
    const answer = await server.call("POST", "/api/pitch-deck/", {
      token,
      ...options,
    });
    expect([answer.status, answer.body]).toEqual([
      400,
      { pitch_deck: ["This field is required."] },
    ]);
  }
});
