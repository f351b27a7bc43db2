import { eq, sql } from "drizzle-orm";
import type { UserType } from "../../contract/enumerations.ts";
import {
  FIELD_NAMES,
  type FieldName,
  type FieldsInMatch,
  FORM_FIELDS,
  fieldRow,
  fieldsInMatch,
  fieldsOf,
  type PROFILE_FIELDS,
  type ProfileField,
} from "../../contract/profile/fields.ts";
import { type ProfileForm, storedValues } from "../../contract/profile/form.ts";
import {
  type FieldsOnWire,
  type MatchedProfile,
  type Profile,
  parseAmount,
  type StoredFile,
} from "../../contract/profile/wire.ts";
import { prepared, type Queries } from "./connection.ts";
import { type FileKind, profiles } from "./schema.ts";

/** Maps the columns of a profile to its fields and back. A column has the name of its field in camel case. */

export type ProfileRow = typeof profiles.$inferSelect;

/** An account's files by kind, without their content. */
export type FileList = Readonly<Record<FileKind, readonly StoredFile[]>>;

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;
type FieldRow<Name extends FieldName> = (typeof PROFILE_FIELDS)[Name];
type ColumnName<Name extends FieldName> = CamelCase<
  FieldRow<Name> extends { readonly kind: "moneyRange" }
    ? `${Name}_min` | `${Name}_max`
    : Name
>;
type ColumnValue<Name extends FieldName> =
  FieldRow<Name> extends { readonly kind: "wholeMoney" | "moneyRange" }
    ? string | null
    : Name extends keyof FieldsOnWire<Name>
      ? FieldsOnWire<Name>[Name] extends readonly string[]
        ? string[]
        : FieldsOnWire<Name>[Name]
      : never;
type ColumnsFor<Names extends FieldName> = {
  [Name in Names as ColumnName<Name>]: ColumnValue<Name>;
};
/** The columns derived from the fields of the form. */
export type FieldColumns = ColumnsFor<ProfileField>;
/** The columns of the table that contain fields of the form. */
export type DataColumns = Omit<
  ProfileRow,
  "accountId" | "createdAt" | "updatedAt" | "matchRerunsUsed" | "version"
>;
/** Causes a compile error if a field has no column of the right type, or a column belongs to no field. */
export type SameType<
  Columns extends FieldColumns,
  Fields extends Columns,
> = Columns & Fields;
export type CheckedColumns = SameType<DataColumns, FieldColumns>;

/** Returns the profile of an account, if it exists. */
export async function findProfile(
  queries: Queries,
  accountId: number,
): Promise<ProfileRow | undefined> {
  const [profile] = await selectProfile(queries, { accountId });
  return profile;
}

const selectProfile = prepared("find_profile", (queries) =>
  queries
    .select()
    .from(profiles)
    .where(eq(profiles.accountId, sql.placeholder("accountId"))),
);

/** Returns the column values of a valid form, for the shared fields and the fields of the role. */
export function columnsOf(
  form: ProfileForm,
  userType: UserType,
): Partial<DataColumns> {
  return Object.fromEntries(
    [...storedValues(form, userType)].map(([name, value]) => [
      columnOf(name),
      // Drizzle expects the value of a numeric column as a string.
      fieldRow(name as FieldName)?.kind === "wholeMoney"
        ? (parseAmount(value as number | null)?.toFixed(2) ?? null)
        : value,
    ]),
  );
}

/** Returns the values of a stored profile as the API sends them, without the files. */
export function profileValues(row: ProfileRow): FieldsOnWire<ProfileField> {
  return fieldsFrom(row, FORM_FIELDS);
}

/** Returns a profile for its owner, with the fields of both roles. The fields of the other role are empty. */
export function profileResponse(
  owner: { readonly email: string; readonly userType: UserType },
  row: Omit<ProfileRow, "createdAt" | "updatedAt">,
  files: FileList,
): Profile {
  return {
    user_type: owner.userType,
    email: owner.email,
    ...fieldsFrom(row, FIELD_NAMES, files),
    version: row.version,
    ...(owner.userType === "investee"
      ? { match_reruns_used: row.matchRerunsUsed }
      : {}),
  };
}

/** Returns a profile for a matched investor. The two financial files are null until the match is approved. */
export function matchedProfileResponse(
  row: ProfileRow,
  files: FileList,
  isApproved: boolean,
): MatchedProfile {
  const fields = fieldsFrom(row, fieldsOf("investee"), files);
  return isApproved
    ? fields
    : { ...fields, ability_to_scale_file: null, financial_records_file: null };
}

/** Returns the columns of the profile table, or of an alias of it, that the other side of a match sees. */
export function matchColumns<
  Table extends Record<keyof DataColumns, unknown>,
  Role extends UserType,
>(table: Table, role: Role) {
  const names = fieldsInMatch(role).flatMap(columnNames);
  return Object.fromEntries(
    names.map((name) => [name, table[name as keyof DataColumns]]),
  ) as Pick<Table, keyof ColumnsFor<FieldsInMatch<Role>> & keyof Table>;
}

/** Returns the values that the other side of a match sees. They are empty for a closed account: it has no profile. */
export function matchValues<Role extends UserType>(
  row: Partial<ColumnsOrNull>,
  role: Role,
): FieldsOnWire<FieldsInMatch<Role>> {
  return fieldsFrom(row, fieldsInMatch(role));
}

type ColumnsOrNull = {
  [Name in keyof DataColumns]: DataColumns[Name] | null;
};

/** The values of fields without a stored value, by kind. */
const EMPTY_VALUES = {
  text: "",
  longText: "",
  link: "",
  choice: "",
  list: [],
  money: null,
  count: null,
  yesNo: null,
} as const;

function fieldsFrom<Names extends FieldName>(
  row: Partial<ColumnsOrNull>,
  names: readonly Names[],
  files?: FileList,
): FieldsOnWire<Names> {
  const columnValue = (name: string) =>
    row[columnOf(name) as keyof DataColumns] ?? null;
  const amount = (name: string) =>
    parseAmount(columnValue(name) as string | null);
  const values: Record<string, unknown> = {};
  for (const name of names) {
    const field = fieldRow(name);
    if (field.kind === "file")
      values[name] = files?.[name as keyof FileList].at(-1) ?? null;
    else if (field.kind === "files")
      values[name] = files?.[name as keyof FileList] ?? [];
    else if (field.kind === "moneyRange") {
      values[`${name}_min`] = columnValue(`${name}_min`);
      values[`${name}_max`] = columnValue(`${name}_max`);
    } else if (field.kind === "wholeMoney" && field.rangeOf) {
      const min = amount(`${field.rangeOf}_min`);
      const max = amount(`${field.rangeOf}_max`);
      values[field.rangeOf] =
        min === null && max === null ? null : { min, max };
    } else if (field.kind === "wholeMoney") values[name] = amount(name);
    else values[name] = columnValue(name) ?? EMPTY_VALUES[field.kind];
  }
  return values as FieldsOnWire<Names>;
}

function columnNames(name: FieldName): readonly string[] {
  return fieldRow(name).kind === "moneyRange"
    ? [columnOf(`${name}_min`), columnOf(`${name}_max`)]
    : [columnOf(name)];
}

const columnsByName = new Map<string, string>();

function columnOf(name: string): string {
  const cached = columnsByName.get(name);
  if (cached !== undefined) return cached;
  const column = name.replace(/_(.)/g, (_, letter: string) =>
    letter.toUpperCase(),
  );
  columnsByName.set(name, column);
  return column;
}
