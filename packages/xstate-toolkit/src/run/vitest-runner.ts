import { afterAll, describe, expect, test } from "vitest";
import { setTestRunner } from "./test-runner.ts";

setTestRunner({
  describe,
  test: (name, run, { tags = [], ...options } = {}) => {
    test(name, { ...options, tags: [...tags] }, ({ annotate }) =>
      run((text) => annotate(text)),
    );
  },
  afterAll,
  assertEqual: (actual, expected, subject) => {
    const assertion = expect(actual, subject);
    // For a primitive value, the message of `toBe` is shorter.
    if (typeof expected === "object") assertion.toEqual(expected);
    else assertion.toBe(expected);
  },
  assertionCount: () => expect.getState().assertionCalls,
});
