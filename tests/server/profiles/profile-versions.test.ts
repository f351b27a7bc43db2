import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Profile } from "../../../contract/profile/wire.ts";
import { profileCalls } from "../../support/profile-calls.ts";
import { formOf, investeeParts } from "../../support/profiles.ts";
import * as sample from "../../support/sample-files.ts";
import { serverForTests } from "../../support/server.ts";
import { reachedSentence } from "../../support/shown-text.ts";

const server = serverForTests();

const { newMember, readProfile } = profileCalls(() => server);
const photo = readFileSync(
  new URL("../../support/files/photo-with-gps.jpg", import.meta.url),
);

type Attachments = Parameters<typeof formOf>[1];

function save(
  token: string,
  parts: Record<string, string>,
  attachments?: Attachments,
  method = "PUT",
) {
  const raw = formOf({ ...investeeParts, ...parts }, attachments);
  return server.call(method, "/api/profile/", { token, raw });
}

async function createdMember() {
  const token = await newMember("investee");
  const { body } = await save(token, {}, undefined, "POST");
  return { token, profile: body as Profile };
}

test("a save from an older version returns 409 with the fields that it would change and the current profile, and changes nothing", {
  tags: ["7-profile-91"],
}, async () => {
  const { token, profile } = await createdMember();
  const version = String(profile.version);
  const first = await save(token, { description: "Dryers.", version });
  expect(first.status).toBe(200);
  const current = await readProfile(token);
  expect(current.version).toBe(Number(version) + 1);
  const second = await save(token, { market: "Hotels", version });
  expect([second.status, second.body]).toEqual([
    409,
    {
      error: reachedSentence(
        "profile.conflict",
        "Your profile was changed on another device or in another tab after you opened it here.",
      ),
      fields: ["description", "market"],
      profile: current,
    },
  ]);
  expect(await readProfile(token)).toEqual(current);
  const third = await save(token, {
    market: "Hotels",
    version: String(current.version),
  });
  expect(third.status).toBe(200);
});

test("a save that is repeated from the older version, because its answer was lost, succeeds and stores its files once", {
  tags: ["7-profile-91", "8-offline-02"],
}, async () => {
  const { token, profile } = await createdMember();
  const repeatedSave = () =>
    save(
      token,
      { market: "Hotels", version: String(profile.version) },
      { avatar: { content: photo, name: "logo.jpg" } },
    );
  expect((await repeatedSave()).status).toBe(200);
  const saved = await readProfile(token);
  const repeated = await repeatedSave();
  expect([repeated.status, repeated.body]).toEqual([200, saved]);
  const other = await save(
    token,
    { market: "Hotels", version: String(profile.version) },
    { avatar: { content: sample.png, name: "logo.png" } },
  );
  expect([other.status, other.body]).toMatchObject([
    409,
    { fields: ["avatar"] },
  ]);
});

test("a profile that another device has created conflicts with version 0", {
  tags: ["7-profile-91"],
}, async () => {
  const { token } = await createdMember();
  expect((await save(token, { version: "0" })).status).toBe(200);
  const response = await save(token, { market: "Hotels", version: "0" });
  expect([response.status, response.body]).toMatchObject([
    409,
    { fields: ["market"] },
  ]);
});

test("a save without a version is accepted and changes only the fields that it contains", {
  tags: ["7-profile-92"],
}, async () => {
  const { token, profile } = await createdMember();
  await save(token, { description: "Dryers." });
  const response = await server.call("PUT", "/api/profile/", {
    token,
    json: { market: "Hotels" },
  });
  expect([response.status, response.body]).toEqual([
    200,
    {
      ...profile,
      description: "Dryers.",
      market: "Hotels",
      version: Number(profile.version) + 2,
    },
  ]);
});

test("a save that changes nothing does not change the version, and a version that is no whole number is invalid", {
  tags: ["7-profile-91"],
}, async () => {
  const { token, profile } = await createdMember();
  const unchanged = await save(token, { version: String(profile.version) });
  expect([unchanged.status, unchanged.body]).toEqual([200, profile]);
  for (const version of ["x", "-1", "1.5", "99999999999"]) {
    const { status, body } = await save(token, { version });
    expect([status, Object.keys(body as object)]).toEqual([400, ["version"]]);
  }
});
