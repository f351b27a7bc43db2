import { describe, expect, test } from "vitest";
import type { MessageKey } from "../../contract/messages/index.ts";
import { numbers } from "../../contract/messages/numbers.ts";
import { messageText, producedKeys } from "../../scripts/message-texts.ts";
import { NOT_QUOTED, QUOTED } from "./account-quoted-sentences.ts";

/** Prefixes of the message keys of the account flows. */
const AREAS = [
  "email",
  "password",
  "newPassword",
  "wait",
  "registration",
  "login",
  "verification",
  "reset",
  "resetConfirm",
  "change",
  "changeByLink",
  "account",
  "deletion",
  "session",
  "sessions",
  "export",
];

const keys = producedKeys();
const quoted = Object.entries(QUOTED) as [MessageKey, string][];

describe("the messages of the account flows", () => {
  test.each(quoted)("%s has the specified sentence", (key, sentence) => {
    expect(messageText(key)).toBe(
      sentence.replace(/\{(\w+)\}/g, (placeholder, name) =>
        String(Reflect.get(numbers, name) ?? placeholder),
      ),
    );
  });

  test("each message is listed either with its quoted sentence or as not quoted", () => {
    const accountKeys = keys.filter((key) =>
      AREAS.includes(key.slice(0, key.indexOf("."))),
    );
    const listedKeys = [...quoted.map(([key]) => key), ...NOT_QUOTED];
    expect(accountKeys.filter((key) => !listedKeys.includes(key))).toEqual([]);
    expect(listedKeys.filter((key) => !keys.includes(key))).toEqual([]);
    expect(new Set(listedKeys).size, "duplicate keys").toBe(listedKeys.length);
  });
});
