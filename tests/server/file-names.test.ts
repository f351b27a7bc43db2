import { afterAll, beforeAll, expect, test } from "vitest";
import type { Profile } from "../../contract/wire.ts";
import { addInvestee } from "../support/members.ts";
import { formOf, rightParts } from "../support/profiles.ts";
import * as sample from "../support/sample-files.ts";
import { startServer, type TestServer } from "../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

test.each([
  ["../../etc/passwd.png", "passwd.png"],
  ["C:\\fakepath\\photo.png", "photo.png"],
  ['a"; filename=evil.exe', "a; filename=evil.exe"],
  ["\u202egnp.exe", "gnp.exe"],
  ["Bild mit ü und 🚀.png", "Bild mit ü und 🚀.png"],
  ["مرحبا.png", "مرحبا.png"],
  ["x".repeat(400), "x".repeat(255)],
  [".", "file"],
  ["   ", "file"],
])(
  "a file called %s is kept as %s and can be saved under it",
  async (name, kept) => {
    const { token } = await addInvestee(server.context, { profile: null });
    await server.call("POST", "/api/profile/", {
      token,
      raw: formOf(rightParts("investee"), {
        avatar: { content: sample.png, name },
      }),
    });
    const { body } = await server.call("GET", "/api/profile/", { token });
    const { avatar } = body as Profile;
    expect(avatar?.name).toBe(kept);
    const served = await server.call("GET", `/api/files/${avatar?.id}/`, {
      token,
    });
    const disposition = served.headers.get("content-disposition") ?? "";
    expect(
      decodeURIComponent(
        disposition.replace("attachment; filename*=UTF-8''", ""),
      ),
    ).toBe(kept);
  },
);
