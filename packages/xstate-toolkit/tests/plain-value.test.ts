import { expect, test } from "vitest";
import { createEmptyActor } from "xstate";
import { stableText } from "../src/model/plain-value.ts";

test("equal values have the same text regardless of the order of their keys; different actors have different texts", () => {
  expect(stableText({ a: 1, b: { c: 2, d: undefined } })).toBe(
    stableText({ b: { c: 2 }, a: 1 }),
  );
  const [one, other] = [createEmptyActor(), createEmptyActor()];
  expect(stableText({ one })).not.toBe(stableText({ one: other }));
});

test("different values have different texts, even when JSON cannot represent them", () => {
  const different = [
    undefined,
    null,
    0,
    "0",
    Number.NaN,
    "NaN",
    Number.POSITIVE_INFINITY,
    1n,
    "1n",
    [],
    [undefined],
    [null],
    {},
    new Date(0),
    new Date(1),
    new Error("one"),
    new Error("other"),
    new Set([1]),
    new Set([2]),
    new Set([undefined]),
    new Set([null]),
    new Map([[1, 2]]),
    new Map([[1, undefined]]),
    new Map([[1, null]]),
    new Map([[undefined, 1]]),
    new Map([[null, 1]]),
    new URL("https://a"),
    new URL("https://b"),
    /a/,
    /b/,
    new File(["abc"], "a.pdf", { type: "application/pdf" }),
    new File(["abcd"], "a.pdf", { type: "application/pdf" }),
    new File(["abc"], "b.pdf", { type: "application/pdf" }),
  ];
  expect(new Set(different.map(stableText)).size).toBe(different.length);
});

test("the text of a circular reference depends on the object that it refers to; a shared object has the same text as equal copies", () => {
  type Node = { name: string; up?: Node; child?: Node };
  const tree = (refer: (root: Node, child: Node) => Node): Node => {
    const child: Node = { name: "child" };
    const root: Node = { name: "root", child };
    child.up = refer(root, child);
    return root;
  };
  const toRoot = tree((root) => root);
  expect(stableText(toRoot)).toBe(stableText(tree((root) => root)));
  expect(stableText(toRoot)).not.toBe(stableText(tree((_, child) => child)));
  const shared = { name: "shared" };
  expect(stableText([shared, shared])).toBe(
    stableText([{ name: "shared" }, { name: "shared" }]),
  );
});
