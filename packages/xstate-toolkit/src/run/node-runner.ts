import { deepStrictEqual } from "node:assert/strict";
import { after, describe, test } from "node:test";
import { setMessage } from "./error-message.ts";
import { setTestRunner } from "./test-runner.ts";

setTestRunner({
  describe: (name, register) => {
    void describe(name, register);
  },
  test: (name, run, { timeout } = {}) => {
    const options = timeout === undefined ? {} : { timeout };
    void test(name, options, async (context) => {
      await run((text) => context.diagnostic(text));
    });
  },
  afterAll: after,
  assertEqual: (actual, expected, subject) => {
    const matched = withoutMatchers(expected, actual);
    try {
      deepStrictEqual(withoutMatchers(actual, actual), matched);
    } catch (error) {
      if (error instanceof Error)
        setMessage(error, `${subject}: ${error.message}`);
      throw error;
    }
  },
  assertionCount: () => undefined,
});

/** Returns plain data without undefined properties. A matcher, such as `expect.any(Number)`, becomes what it matches. */
function withoutMatchers(value: unknown, actual: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if ("asymmetricMatch" in value && typeof value.asymmetricMatch === "function")
    return value.asymmetricMatch(actual) ? actual : value;
  const parts = Object(actual);
  if (Array.isArray(value))
    return value.map((item, index) => withoutMatchers(item, parts[index]));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) =>
      item === undefined ? [] : [[key, withoutMatchers(item, parts[key])]],
    ),
  );
}
