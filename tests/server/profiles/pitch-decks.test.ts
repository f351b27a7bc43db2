import { expect, test } from "vitest";
import type { StoredFile } from "../../../contract/profile/wire.ts";
import { profileCalls } from "../../support/profile-calls.ts";
import { type Attachment, formOf } from "../../support/profiles.ts";
import * as sample from "../../support/sample-files.ts";
import { serverForTests } from "../../support/server.ts";

const server = serverForTests({ isEmptied: true });

const { newMember, save, addDeck, decksOf, download, readProfile } =
  profileCalls(() => server);
const pdfNamed = (name: string): Attachment => ({
  content: sample.pdf(),
  name,
});

test.each([
  ["a PDF", 201, sample.pdf()],
  ["a PPTX", 201, sample.office("pptx")],
  ["a PPT", 201, sample.ppt],
  ["an installer", 400, sample.msi],
  ["a Word document", 400, sample.office("docx")],
  ["an image", 400, sample.png],
  ["an executable", 400, sample.executable],
])(
  "uploading %s as a pitch deck with the name deck.pdf returns %s",
  async (_description, status, content) => {
    const token = await newMember("investee");
    const response = await addDeck(token, {
      content,
      name: "deck.pdf",
      type: "application/pdf",
    });
    expect(response.status).toBe(status);
    if (status === 400)
      expect(response.body).toEqual({
        pitch_deck: ["Please choose a PDF or PowerPoint file."],
      });
  },
);

test("an investee can have at most 5 pitch decks and can remove one", {
  tags: ["3-profile-04"],
}, async () => {
  const token = await newMember("investee");
  await save("POST", token, {});
  for (const name of ["1.pdf", "2.pdf", "3.pdf"])
    await addDeck(token, { content: sample.pdf(), name });
  const responses = await Promise.all(
    [4, 5, 6, 7].map((number) =>
      addDeck(token, { content: sample.pdf(), name: `${number}.pdf` }),
    ),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([
    201, 201, 400, 400,
  ]);
  const rejected = responses.find(({ status }) => status === 400);
  expect(rejected?.body).toEqual({
    pitch_deck: ["You can store up to 5 pitch decks. Please remove one first."],
  });
  const decks = (await readProfile(token)).pitch_deck;
  expect(decks).toHaveLength(5);
  const { id } = decks[0] as StoredFile;
  const path = `/api/pitch-deck/${id}/`;
  expect((await server.call("DELETE", path, { token })).status).toBe(204);
  expect((await server.call("DELETE", path, { token })).status).toBe(404);
  expect(
    (await readProfile(token)).pitch_deck.map((deck) => deck.id),
  ).not.toContain(id);
});

test("a pitch deck can replace another one when the list is full, and is added if the deck to replace no longer exists", async () => {
  const token = await newMember("investee");
  for (const name of ["1.pdf", "2.pdf", "3.pdf", "4.pdf", "5.pdf"])
    await addDeck(token, pdfNamed(name));
  const [first] = await decksOf(token);
  const replaces = first?.id ?? "";
  const names = async () => (await decksOf(token)).map(({ name }) => name);
  expect((await addDeck(token, pdfNamed("6.pdf"), { replaces })).status).toBe(
    201,
  );
  expect(await names()).toEqual(["2.pdf", "3.pdf", "4.pdf", "5.pdf", "6.pdf"]);
  // The deck to replace no longer exists, so the upload counts as an additional deck, and the list is full.
  expect((await addDeck(token, pdfNamed("7.pdf"), { replaces })).status).toBe(
    400,
  );
  const [second] = await decksOf(token);
  await server.call("DELETE", `/api/pitch-deck/${second?.id}/`, { token });
  expect((await addDeck(token, pdfNamed("7.pdf"), { replaces })).status).toBe(
    201,
  );
  expect(await names()).toEqual(["3.pdf", "4.pdf", "5.pdf", "6.pdf", "7.pdf"]);
});

test("a rejected deck does not replace the stored one, and a malformed `replaces` returns 404", async () => {
  const token = await newMember("investee");
  const { id } = (await addDeck(token, pdfNamed("1.pdf"))).body as StoredFile;
  const picture = { content: sample.png, name: "2.pdf" };
  expect((await addDeck(token, picture, { replaces: id })).status).toBe(400);
  expect(await decksOf(token)).toMatchObject([{ id, name: "1.pdf" }]);
  expect(
    (await addDeck(token, pdfNamed("2.pdf"), { replaces: "not an id" })).status,
  ).toBe(404);
});

test("an upload is added and replaces nothing if `replaces` is another account's deck, or a file that is not a deck", async () => {
  const owner = await newMember("investee");
  const otherToken = await newMember("investee");
  await save("POST", owner, { avatar: { content: sample.png, name: "a.png" } });
  const { id } = (await addDeck(owner, pdfNamed("1.pdf"))).body as StoredFile;
  const avatar = (await readProfile(owner)).avatar?.id ?? "";
  for (const [token, replaces] of [
    [otherToken, id],
    [otherToken, avatar],
    [owner, avatar],
  ] as const) {
    const response = await addDeck(token, pdfNamed("2.pdf"), { replaces });
    expect(response.status).toBe(201);
  }
  expect(await decksOf(otherToken)).toHaveLength(2);
  expect(await decksOf(owner)).toMatchObject([
    { name: "1.pdf" },
    { name: "2.pdf" },
  ]);
  expect((await readProfile(owner)).avatar?.id).toBe(avatar);
});

test("an upload that is repeated with the same key, for example after a lost response, stores the deck once", async () => {
  const token = await newMember("investee");
  const key = "6f0c2f0e-3a55-4b1c-9a58-0d5a3c1f9c11";
  const responses = await Promise.all([
    addDeck(token, pdfNamed("1.pdf"), { key }),
    addDeck(token, pdfNamed("1.pdf"), { key }),
  ]);
  const repeated = await addDeck(token, pdfNamed("1.pdf"), { key });
  expect([...responses, repeated].map(({ status }) => status)).toEqual([
    201, 201, 201,
  ]);
  expect(await decksOf(token)).toEqual([repeated.body]);
  expect(responses.map(({ body }) => body)).toEqual([
    repeated.body,
    repeated.body,
  ]);
  // A replacement can also be repeated when the replaced deck no longer exists.
  const { id } = repeated.body as StoredFile;
  for (const _ of [1, 2])
    expect(
      (await addDeck(token, pdfNamed("2.pdf"), { key: "again", replaces: id }))
        .status,
    ).toBe(201);
  expect((await decksOf(token)).map(({ name }) => name)).toEqual(["2.pdf"]);
  // The same key from another account stores a separate deck.
  const otherToken = await newMember("investee");
  await addDeck(otherToken, pdfNamed("3.pdf"), { key });
  expect((await decksOf(otherToken)).map(({ name }) => name)).toEqual([
    "3.pdf",
  ]);
  // A key has at most 200 characters.
  expect(
    (await addDeck(token, pdfNamed("4.pdf"), { key: "k".repeat(201) })).status,
  ).toBe(400);
});

test("pitch decks are listed even without a profile, but only for their owner", async () => {
  const token = await newMember("investee");
  await addDeck(token, pdfNamed("1.pdf"));
  const otherToken = await newMember("investee");
  expect(await decksOf(token)).toMatchObject([{ name: "1.pdf" }]);
  expect(await decksOf(otherToken)).toEqual([]);
  const investor = await newMember("investor");
  for (const [caller, status] of [
    [investor, 404],
    ["", 401],
  ] as const)
    expect(
      (await server.call("GET", "/api/pitch-deck/", { token: caller })).status,
    ).toBe(status);
});

test("only investees can call the pitch deck endpoints, and only the owner of a deck can remove it", async () => {
  const investor = await newMember("investor");
  const owner = await newMember("investee");
  const otherToken = await newMember("investee");
  const deck = { content: sample.pdf(), name: "a.pdf" };
  expect((await addDeck(investor, deck)).status).toBe(404);
  expect((await addDeck("", deck)).status).toBe(401);
  const { id } = (await addDeck(owner, deck)).body as StoredFile;
  for (const token of [otherToken, investor])
    expect(
      (await server.call("DELETE", `/api/pitch-deck/${id}/`, { token })).status,
    ).toBe(404);
  expect((await download(owner, id)).status).toBe(200);
});

test("the pitch deck endpoint does not delete files of other fields, and an upload without a file is rejected with a message", async () => {
  const token = await newMember("investee");
  await save("POST", token, { avatar: { content: sample.png, name: "a.png" } });
  const { avatar } = await readProfile(token);
  expect(avatar?.id).toEqual(expect.any(String));
  expect(
    (await server.call("DELETE", `/api/pitch-deck/${avatar?.id}/`, { token }))
      .status,
  ).toBe(404);
  expect((await readProfile(token)).avatar).toEqual(avatar);
  for (const options of [
    { raw: formOf({ pitch_deck: "a text" }) },
    { json: { pitch_deck: "x" } },
    {},
  ]) {
    const response = await server.call("POST", "/api/pitch-deck/", {
      token,
      ...options,
    });
    expect([response.status, response.body]).toEqual([
      400,
      { pitch_deck: ["This field is required."] },
    ]);
  }
});
