import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { message } from "../../contract/messages/index.ts";
import { producedKeys } from "../../scripts/message-texts.ts";
import {
  messageOf,
  messagesIn,
  readReached,
  recordReached,
  textsIn,
} from "../support/reached-messages.ts";

describe("the key of the message with a given text", () => {
  test.each([
    ["Invalid email or password.", "login.refused"],
    [
      "Your session ends in 2 minutes. Log in again now to continue without losing anything.",
      "session.endingSoon",
    ],
    [
      "Too many registration attempts. Try again in 4 minutes and 30 seconds.",
      "registration.tooMany",
    ],
    ["Password is required.", "deletion.passwordRequired"],
    ["Max 400 words allowed, you have 401.", "profile.tooManyWords"],
  ])("is found: %s", (text, key) => {
    expect(messageOf(text)).toBe(key);
  });

  test.each([
    ["a part of a message", "Invalid email"],
    ["a message with additional text", "Invalid email or password. Log In"],
    ["a text that several messages share", "No matches yet"],
    ["a template with little literal text", "Firefox on Linux"],
    ["an unknown text", "Invalid E-Mail or password."],
  ])("is null: %s", (_, text) => {
    expect(messageOf(text)).toBeNull();
  });
});

test("messages are found by key at any depth of a context, even if it contains a circular reference", () => {
  const context: Record<string, unknown> = {
    problems: { email: message("email.invalid") },
    notices: [{ text: message("wait.tryAgainIn", { wait: "4:59" }) }],
    other: { key: "Enter" },
    text: { text: "Invalid email or password." },
  };
  context.self = context;
  expect(messagesIn(context)).toEqual(["email.invalid", "wait.tryAgainIn"]);
});

test("if a view chooses between two messages, both must be reached", () => {
  expect(producedKeys()).toEqual(
    expect.arrayContaining(["profile.readOnly", "profile.failed"]),
  );
});

test("texts are found at any depth of a response body", () => {
  const body = { email: ["one"], inner: { error: "two" }, count: 3 };
  expect(textsIn(body).sort()).toEqual(["one", "two"]);
  expect(textsIn("three")).toEqual(["three"]);
});

test("recorded messages can be read back, and a missing folder yields none", () => {
  const folder = mkdtempSync(join(tmpdir(), "ubia-messages-"));
  try {
    recordReached(["email.invalid", "login.refused"], folder);
    recordReached(["email.invalid"], folder);
    expect(readReached(folder)).toEqual(
      new Set(["email.invalid", "login.refused"]),
    );
    expect(readReached(join(folder, "none"))).toEqual(new Set());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
