import { describe, expect, test } from "vitest";
import { nonLinearExpressions } from "../../scripts/regular-expressions.ts";

/** Returns the numbers of the lines that contain a rejected regular expression. */
const rejectedLines = async (text: string) =>
  (await nonLinearExpressions("server/example.ts", text)).map(
    ({ line }) => line,
  );

describe("the check of regular expressions", () => {
  test.each([
    ["that takes exponential time", "/^(a+)+$/"],
    ["that takes quadratic time", "/\\s+$/"],
    ["that repeats a lazy part", "/^(<!--[\\s\\S]*?-->\\s*)*<svg/"],
    ["built by a constructor", 'new RegExp("^" + "a")'],
    ["built by a call", 'RegExp("a")'],
    ["built through `globalThis`", 'new globalThis.RegExp("a")'],
    ["with a backreference", "/^(a+)b\\1$/"],
  ])(
    "reports the line of an expression %s",
    async (_description, expression) => {
      const text = `const text = "a";\nexport const one = ${expression};\n`;
      expect(await rejectedLines(text)).toEqual([2]);
    },
  );

  test("reports the expression and its complexity", async () => {
    const [violation] = await nonLinearExpressions(
      "a.ts",
      "export const a = /^(a|a)*$/i;",
    );
    expect(violation).toMatchObject({ path: "a.ts", line: 1 });
    expect(violation?.message).toMatch(/^\/\^\(a\|a\)\*\$\/i is exponential/);
  });

  test.each([
    "/^[a-z]+$/i",
    "/^[\\da-f]{8}-[\\da-f]{4}$/",
    "/\\p{L}/gu",
    '"/^(a+)+$/"',
    "4 / 2 / 1",
  ])("accepts %s", async (expression) => {
    expect(await rejectedLines(`export const one = ${expression};`)).toEqual(
      [],
    );
  });
});
