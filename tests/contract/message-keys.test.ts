import { expect, test } from "vitest";
import * as messages from "../../contract/messages/all.ts";
import { english } from "../../contract/messages/english.ts";

test("no message is defined in two files", () => {
  const keys = Object.values(messages).flatMap((file) => Object.keys(file));
  expect(keys.toSorted()).toEqual(Object.keys(english).toSorted());
});
