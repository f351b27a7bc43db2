import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { json } from "node:stream/consumers";
import { expect, test } from "vitest";
import { files } from "../../../server/database/schema.ts";
import { withoutCodes } from "../../support/error-codes.ts";
import { profileCalls } from "../../support/profile-calls.ts";
import { formOf, validParts } from "../../support/profiles.ts";
import * as sample from "../../support/sample-files.ts";
import { serverForTests } from "../../support/server.ts";
import { reachedSentence } from "../../support/shown-text.ts";

const server = serverForTests({ isEmptied: true });

const MEGABYTE = 1024 * 1024;
const { newMember, save, addDeck, download, readProfile } = profileCalls(
  () => server,
);

test("the files of a profile are stored, listed without their content, and served to their owner", {
  tags: ["3-profile-06"],
}, async () => {
  const token = await newMember("investee");
  const response = await save("POST", token, {
    avatar: { content: sample.png, name: "me.png" },
    ability_to_scale_file: {
      content: sample.office("xlsx"),
      name: "plan.xlsx",
    },
    financial_records_file: {
      content: sample.pdf(),
      name: "Bilan annuel (2026).pdf",
    },
  });
  expect(response.status).toBe(201);
  const profile = await readProfile(token);
  expect(profile.avatar).toEqual({
    id: expect.any(String),
    name: "me.png",
    size: sample.png.length,
    type: "image/png",
  });
  expect(profile.ability_to_scale_file?.type).toContain("spreadsheetml");
  const downloaded = await download(
    token,
    profile.financial_records_file?.id ?? "",
  );
  expect(downloaded.status).toBe(200);
  expect(Buffer.from(await downloaded.arrayBuffer()).equals(sample.pdf())).toBe(
    true,
  );
  expect(Object.fromEntries(downloaded.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition":
      "attachment; filename*=UTF-8''Bilan%20annuel%20%282026%29.pdf",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
    "cache-control": "no-store",
  });
});

for (const [rules, userType, field, description, content, sentence] of [
  [
    ["5-profile-31"],
    "investee",
    "avatar",
    "a GIF",
    sample.gif,
    "Please choose a JPEG or PNG image.",
  ],
  [
    ["5-profile-31"],
    "investee",
    "avatar",
    "an SVG",
    sample.svg,
    "Please choose a JPEG or PNG image.",
  ],
  [
    ["5-profile-31"],
    "investee",
    "avatar",
    "an executable",
    sample.executable,
    "Please choose a JPEG or PNG image.",
  ],
  [
    ["5-profile-30"],
    "investor",
    "avatar",
    "a PDF",
    sample.pdf(),
    "Please choose an image.",
  ],
  [
    ["5-profile-30"],
    "investor",
    "avatar",
    "an HTML page",
    sample.page,
    "Please choose an image.",
  ],
  [
    [],
    "investee",
    "financial_records_file",
    "an executable",
    sample.executable,
    "Please choose a PDF, Excel, Word, JPEG or PNG file.",
  ],
  [
    [],
    "investee",
    "financial_records_file",
    "an installer",
    sample.msi,
    "Please choose a PDF, Excel, Word, JPEG or PNG file.",
  ],
  [
    [],
    "investee",
    "ability_to_scale_file",
    "a presentation",
    sample.office("pptx"),
    "Please choose a PDF, Excel, Word, JPEG or PNG file.",
  ],
  [
    [],
    "investee",
    "ability_to_scale_file",
    "a zip",
    sample.plainZip,
    "Please choose a PDF, Excel, Word, JPEG or PNG file.",
  ],
  [
    [],
    "investee",
    "ability_to_scale_file",
    "a script",
    sample.script,
    "Please choose a PDF, Excel, Word, JPEG or PNG file.",
  ],
] as const)
  test(`an ${userType}'s ${field} is rejected when it is ${description} with a false name and type`, {
    tags: [...rules],
  }, async () => {
    const token = await newMember(userType);
    const response = await save(
      "POST",
      token,
      { [field]: { content, name: "photo.png", type: "image/png" } },
      userType,
    );
    expect([response.status, response.body]).toEqual([
      400,
      { [field]: [sentence] },
    ]);
    expect((await server.call("GET", "/api/profile/", { token })).status).toBe(
      404,
    );
  });

for (const [userType, description, content, type] of [
  ["investor", "a PNG", sample.png, "image/png"],
  ["investor", "a JPEG", sample.jpeg, "image/jpeg"],
  ["investor", "a GIF", sample.gif, "image/gif"],
  ["investor", "a WebP", sample.webp, "image/webp"],
  ["investor", "an SVG", sample.svg, "image/svg+xml"],
  ["investee", "a PNG", sample.png, "image/png"],
  ["investee", "a JPEG", sample.jpeg, "image/jpeg"],
] as const)
  test(`an ${userType}'s picture may be ${description}`, {
    tags: userType === "investor" ? ["5-profile-30"] : ["5-profile-31"],
  }, async () => {
    const token = await newMember(userType);
    const response = await save(
      "POST",
      token,
      { avatar: { content, name: "picture" } },
      userType,
    );
    expect(response.status).toBe(201);
    expect((await readProfile(token)).avatar?.type).toBe(type);
  });

test("a file of 5 MB is accepted, and a larger one is rejected with a field error", async () => {
  const token = await newMember("investee");
  const maximum = await save("POST", token, {
    financial_records_file: {
      content: sample.pdf(5 * MEGABYTE),
      name: "a.pdf",
    },
  });
  expect(maximum.status).toBe(201);
  for (const size of [5 * MEGABYTE + 1, 6 * MEGABYTE]) {
    const response = await save("PUT", token, {
      financial_records_file: { content: sample.pdf(size), name: "b.pdf" },
    });
    expect([response.status, response.body]).toEqual([
      400,
      { financial_records_file: ["Please choose a file of 5 MB or less."] },
    ]);
    const deck = await addDeck(token, {
      content: sample.pdf(size),
      name: "b.pdf",
    });
    expect([deck.status, deck.body]).toEqual([
      400,
      { pitch_deck: ["Please choose a file of 5 MB or less."] },
    ]);
  }
  expect((await readProfile(token)).financial_records_file?.name).toBe("a.pdf");
});

test("an empty file is rejected, and an empty file input is ignored", async () => {
  const token = await newMember("investee");
  const empty = await save("POST", token, {
    avatar: { content: Buffer.alloc(0), name: "a.png" },
  });
  expect([empty.status, empty.body]).toEqual([
    400,
    { avatar: ["Please choose a file that is not empty."] },
  ]);
  const form = [
    ...Object.entries(validParts("investee")).map(
      ([name, text]) =>
        `--abc\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
    ),
    '--abc\r\nContent-Disposition: form-data; name="avatar"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--abc--\r\n',
  ].join("");
  const withoutFile = await server.call("POST", "/api/profile/", {
    token,
    raw: form,
    headers: { "Content-Type": "multipart/form-data; boundary=abc" },
  });
  expect(withoutFile.status).toBe(201);
  expect((await readProfile(token)).avatar).toBeNull();
});

test("a form without Content-Length is rejected", async () => {
  const token = await newMember("investee");
  const outgoing = request(`${server.origin}/api/profile/`, {
    method: "POST",
    headers: {
      Authorization: `Token ${token}`,
      "Content-Type": "multipart/form-data; boundary=abc",
      "Transfer-Encoding": "chunked",
    },
  }).end("--abc--\r\n");
  const [response] = (await once(outgoing, "response")) as [IncomingMessage];
  expect(response.statusCode).toBe(411);
  expect(withoutCodes(await json(response))).toEqual({
    detail: reachedSentence(
      "server.lengthRequired",
      "The request needs a Content-Length header.",
    ),
  });
});

test("a form of more than 20 MB is rejected", async () => {
  const token = await newMember("investee");
  const response = await save("POST", token, {
    anything: { content: Buffer.alloc(21 * MEGABYTE), name: "x" },
  });
  expect([response.status, response.body]).toEqual([
    413,
    { detail: "The request is too large." },
  ]);
});

test("files in unknown fields, and an investor's files in investee fields, are ignored", async () => {
  const token = await newMember("investor");
  const response = await save(
    "POST",
    token,
    {
      financial_records_file: { content: sample.executable, name: "a.exe" },
      pitch_deck: { content: sample.executable, name: "b.exe" },
      other: { content: sample.executable, name: "c.exe" },
    },
    "investor",
  );
  expect(response.status).toBe(201);
  expect(await server.context.database.$count(files)).toBe(0);
});

test("a new picture replaces the old picture, and an empty field removes the stored picture", async () => {
  const token = await newMember("investee");
  await save("POST", token, {
    avatar: { content: sample.png, name: "old.png" },
  });
  const oldId = (await readProfile(token)).avatar?.id ?? "";
  await save("PUT", token, {});
  expect((await readProfile(token)).avatar?.id).toBe(oldId);
  await save("PUT", token, {
    avatar: { content: sample.jpeg, name: "new.jpg" },
  });
  expect((await readProfile(token)).avatar?.name).toBe("new.jpg");
  expect((await download(token, oldId)).status).toBe(404);
  await server.call("PUT", "/api/profile/", {
    token,
    raw: formOf({ ...validParts("investee"), avatar: "" }),
  });
  expect((await readProfile(token)).avatar).toBeNull();
  expect(await server.context.database.$count(files)).toBe(0);
});
