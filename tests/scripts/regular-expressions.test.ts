import { describe, expect, test } from "vitest";
import { nonLinearIn } from "../../scripts/regular-expressions.ts";

/** The lines of a file at which a regular expression is refused. */
const linesOf = async (text: string) =>
  (await nonLinearIn("server/example.ts", text)).map(({ line }) => line);

describe("regular expressions of the product", () => {
  test.each([
    ["of exponential time", "/^(a+)+$/"],
    ["of quadratic time", "/\\s+$/"],
    ["that repeats a lazy part", "/^(<!--[\\s\\S]*?-->\\s*)*<svg/"],
    ["built by a constructor", 'new RegExp("^" + "a")'],
    ["built by a call", 'RegExp("a")'],
    ["built by the global object", 'new globalThis.RegExp("a")'],
    ["with a back reference", "/^(a+)b\\1$/"],
  ])("one %s is refused by file and line", async (_what, expression) => {
    const text = `const text = "a";\nexport const one = ${expression};\n`;
    expect(await linesOf(text)).toEqual([2]);
  });

  test("a refusal says which expression it is and how it grows", async () => {
    const [violation] = await nonLinearIn(
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
  ])("%s is accepted", async (expression) => {
    expect(await linesOf(`export const one = ${expression};`)).toEqual([]);
  });
});
