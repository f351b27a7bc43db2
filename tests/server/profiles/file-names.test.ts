import { expect, test } from "vitest";
import type { Profile } from "../../../contract/profile/wire.ts";
import { addFile } from "../../../server/files/file-store.ts";
import { addInvestee } from "../../support/members.ts";
import { formOf, validParts } from "../../support/profiles.ts";
import * as sample from "../../support/sample-files.ts";
import { serverForTests } from "../../support/server.ts";

const server = serverForTests();

test.each([
  ["../../etc/passwd.png", "passwd.png"],
  ["C:\\fakepath\\photo.png", "photo.png"],
  ['a"; filename=evil.exe', "a; filename=evil.png"],
  ["\u202egnp.exe", "gnp.png"],
  ["evil.html", "evil.png"],
  ["evil.png.HTML", "evil.png.png"],
  [".htaccess", "file.png"],
  ["Version 2.0", "Version 2.0.png"],
  ["Bild mit ü und 🚀.png", "Bild mit ü und 🚀.png"],
  ["مرحبا.png", "مرحبا.png"],
  ["x".repeat(400), `${"x".repeat(251)}.png`],
  [`${"y".repeat(900)}${"x".repeat(1_016)}.png`, `${"x".repeat(251)}.png`],
  [".", "file.png"],
  ["   ", "file.png"],
])(
  "a picture named %s is stored and downloaded as %s",
  { tags: ["3-profile-21"] },
  async (name, storedName) => {
    const { token } = await addInvestee(server.context, { profile: null });
    await server.call("POST", "/api/profile/", {
      token,
      raw: formOf(validParts("investee"), {
        avatar: { content: sample.png, name },
      }),
    });
    const { body } = await server.call("GET", "/api/profile/", { token });
    const { avatar } = body as Profile;
    expect(avatar?.name).toBe(storedName);
    const download = await server.call("GET", `/api/files/${avatar?.id}/`, {
      token,
    });
    const disposition = download.headers.get("content-disposition") ?? "";
    expect(
      decodeURIComponent(
        disposition.replace("attachment; filename*=UTF-8''", ""),
      ),
    ).toBe(storedName);
  },
);

test.each([
  ["a PDF", sample.pdf(), "deck.pdf"],
  ["a PowerPoint presentation in the pre-2007 format", sample.ppt, "deck.ppt"],
  ["a PowerPoint presentation", sample.office("pptx"), "deck.pptx"],
])(
  "%s that was uploaded as deck.html is stored with the extension of its type",
  { tags: ["3-profile-21"] },
  async (_description, content, name) => {
    const { token } = await addInvestee(server.context, { profile: null });
    const { body } = await server.call("POST", "/api/pitch-deck/", {
      token,
      raw: formOf({}, { pitch_deck: { content, name: "deck.html" } }),
    });
    expect(body).toMatchObject({ name });
  },
);

test("a file that was stored with the wrong extension is downloaded with the extension of its type", {
  tags: ["3-profile-21"],
}, async () => {
  const { token, id: accountId } = await addInvestee(server.context, {
    profile: null,
  });
  const { id } = await addFile(server.context.database, {
    accountId,
    kind: "pitch_deck",
    upload: {
      name: "deck.html",
      size: sample.pdf().length,
      type: "application/pdf",
      content: sample.pdf(),
    },
    at: new Date(server.clock.now()),
  });
  const { headers } = await server.call("GET", `/api/files/${id}/`, { token });
  expect(headers.get("content-disposition")).toBe(
    "attachment; filename*=UTF-8''deck.pdf",
  );
});
