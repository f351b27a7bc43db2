import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { t } from "../../contract/messages/index.ts";
import {
  FIELD_NAMES,
  fieldRow,
  fieldsInMatch,
  fieldsOf,
} from "../../contract/profile/fields.ts";
import { fieldLabel } from "../../contract/profile/labels.ts";
import { MATCHING_FIELDS } from "../../contract/profile/readiness.ts";
import { parseSource, type SyntaxNode } from "../../scripts/syntax-tree.ts";
import type {
  DataColumns,
  FieldColumns,
  SameType,
} from "../../server/database/profile-columns.ts";

test("a missing column, a column without a field, and a column of the wrong type cause compile errors", () => {
  type Equal = SameType<DataColumns, FieldColumns>;
  // @ts-expect-error the column of a field is missing
  type NoColumn = SameType<Omit<DataColumns, "pitchLink">, FieldColumns>;
  // @ts-expect-error no field has this column
  type NoField = SameType<DataColumns & { noSuchField: string }, FieldColumns>;
  // @ts-expect-error the column contains text, the field a number
  type Wrong = SameType<DataColumns & { teamCapacity: string }, FieldColumns>;
  const names: (keyof (Equal | NoColumn | NoField | Wrong))[] = ["pitchLink"];
  expect(names).toHaveLength(1);
});

test("the introduction of an investor's profile names exactly what matched businesses see", () => {
  const intro = t("profile.intro.investor").toLowerCase();
  const named = fieldsOf("investor").filter((name) =>
    intro.includes(fieldLabel(name).toLowerCase()),
  );
  expect(named).toEqual(["business_name", ...fieldsInMatch("investor")]);
});

const ROOT = join(import.meta.dirname, "../..");
/** The position of each field, by its wire name and its column name. */
const POSITIONS = new Map(
  FIELD_NAMES.flatMap((name, position) => {
    const { kind } = fieldRow(name);
    const bounds = kind === "moneyRange" ? [`${name}_min`, `${name}_max`] : [];
    return [name, ...bounds].flatMap((wireName): [string, number][] => [
      [wireName, position],
      [
        wireName.replace(/_(.)/g, (_, letter) => letter.toUpperCase()),
        position,
      ],
    ]);
  }),
);

const REQUIRED: readonly string[] = MATCHING_FIELDS;

test("every list of profile fields in the source is in the order in which the pages show them", () => {
  const sourcePaths = ["contract", "machines", "src", "server"].flatMap(
    sourcePathsIn,
  );
  expect(sourcePaths.length).toBeGreaterThan(300);
  expect(
    sourcePaths.flatMap((path) =>
      misplacedFields(path, readFileSync(join(ROOT, path), "utf8")),
    ),
  ).toEqual([]);
});

test("every list of profile fields in the tests is in the order in which the pages show them", () => {
  expect(
    sourcePathsIn("tests").flatMap((path) =>
      // In test data, the order of keys does not matter.
      misplacedFields(path, readFileSync(join(ROOT, path), "utf8"), [
        "ArrayExpression",
      ]),
    ),
  ).toEqual([]);
});

test("a list in the wrong order is reported with its line, and other lists are not", () => {
  const misplaced = (text: string) => misplacedFields("a.ts", text);
  expect(
    misplaced('const a = [\n  "market",\n  "location",\n  "description",\n];'),
  ).toEqual(["a.ts:1 lists location after market"]);
  expect(
    misplaced("const a = { market: 1, teamCapacity: 2, pitchLink: 3 };"),
  ).toEqual(["a.ts:1 lists pitchLink after teamCapacity"]);
  expect(
    misplaced('type A = "sector_type" | "market" | "business_stage";'),
  ).toEqual(["a.ts:1 lists business_stage after market"]);
  expect(
    misplaced('const a = ["location", "email", "market", "pitch_link"];'),
  ).toEqual([]);
});

function sourcePathsIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`);
}

/** Reports each list of three or more fields whose order differs from that of FIELD_NAMES. */
function misplacedFields(
  path: string,
  text: string,
  types: readonly string[] = Object.keys(NAME_READERS),
): string[] {
  const reports: string[] = [];
  const visit = (value: unknown) => {
    if (typeof value !== "object" || value === null) return;
    if (Array.isArray(value)) {
      value.forEach(visit);
      return;
    }
    const node = value as SyntaxNode;
    const names = types.includes(node.type)
      ? NAME_READERS[node.type]?.(node)
      : [];
    const fields = (names ?? []).filter((name) => POSITIONS.has(name));
    const misplaced = fields.find((name, index) => {
      const previousField = fields[index - 1] ?? name;
      return (POSITIONS.get(name) ?? 0) < (POSITIONS.get(previousField) ?? 0);
    });
    // The fields that matching requires may also be listed in the order of MATCHING_FIELDS.
    const required = REQUIRED.filter((name) => fields.includes(name));
    const isAllowed = fields.length < 3 || fields.join() === required.join();
    if (misplaced !== undefined && !isAllowed) {
      const line = text.slice(0, node.start).split("\n").length;
      const previousField = fields[fields.indexOf(misplaced) - 1];
      reports.push(`${path}:${line} lists ${misplaced} after ${previousField}`);
    }
    Object.values(node).forEach(visit);
  };
  visit(parseSource(path, text));
  return reports;
}

type Named = { name?: string; value?: unknown; key?: Named; literal?: Named };
const NAME_READERS: Readonly<Record<string, (node: SyntaxNode) => string[]>> = {
  ArrayExpression: ({ elements }) => namesIn(elements),
  ObjectExpression: ({ properties }) => namesIn(properties),
  TSUnionType: ({ types }) => namesIn(types),
  TSTypeLiteral: ({ members }) => namesIn(members),
};

function namesIn(nodes: unknown): string[] {
  return (nodes as (Named | null)[]).map((node) => {
    const { name, value } = node?.key ?? node?.literal ?? node ?? {};
    return String(name ?? value ?? "");
  });
}
