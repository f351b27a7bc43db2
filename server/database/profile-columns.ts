import { eq, getTableColumns, sql } from "drizzle-orm";
import type { UserType } from "../../contract/enumerations.ts";
import {
  FIELD_NAMES,
  type FieldName,
  type FieldsInMatch,
  FORM_FIELDS,
  fieldRow,
  fieldsInMatch,
  fieldsOf,
  type KindName,
  type PROFILE_FIELDS,
  type ProfileField,
  profileFields,
  type RowOf,
} from "../../contract/profile/fields.ts";
import { type ProfileForm, storedValues } from "../../contract/profile/form.ts";
import {
  type FieldsOnWire,
  type MatchedProfile,
  type Profile,
  parseAmount,
  type StoredFile,
} from "../../contract/profile/wire.ts";
import type { Queries } from "./connection.ts";
import { type FileKind, profiles } from "./schema.ts";
import { prepared } from "./statements.ts";

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
  FieldRow<Name> extends {
    readonly kind: "wholeMoney" | "rangeEnd" | "moneyRange";
  }
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
export async function findProfile(queries: Queries, accountId: number) {
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
  const stored = storedValues(form, userType);
  const columns = profileFields(userType).flatMap((name) => {
    const { columns, store = unchanged } = COLUMN_KINDS[fieldRow(name).kind];
    return columns(name).map((column) => [
      columnOf(column),
      store(stored[column]),
    ]);
  });
  return Object.fromEntries(columns);
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
  const names = fieldsInMatch(role).flatMap((name) =>
    COLUMN_KINDS[fieldRow(name).kind].columns(name).map(columnOf),
  );
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

type Column = (name: string) => unknown;

/** The columns of a kind of field, and how the API sends them. */
type ColumnKind<Kind extends KindName> = {
  columns(name: string): readonly string[];
  /** Returns the value of a column for a stored value of the form. By default, they are the same. */
  store?(value: unknown): unknown;
  /** Returns the members of a response. `column` returns the value of a column, null if the row does not contain it. */
  values(
    column: Column,
    name: string,
    row: RowOf<Kind>,
    files: FileList | undefined,
  ): Readonly<Record<string, unknown>>;
};

/** A field in one column. `empty` is the value of a field that is not stored. */
function oneColumn<Kind extends KindName>(
  empty: unknown,
  value: (stored: unknown) => unknown = unchanged,
): ColumnKind<Kind> {
  return {
    columns: (name) => [name],
    values: (column, name) => ({ [name]: value(column(name)) ?? empty }),
  };
}

function unchanged(value: unknown): unknown {
  return value;
}

/** Drizzle expects the value of a numeric column as a string. */
function decimal(value: unknown): unknown {
  return typeof value === "number" ? value.toFixed(2) : value;
}

function amount(stored: unknown): number | null {
  return parseAmount(stored as string | null);
}

const COLUMN_KINDS: { readonly [Kind in KindName]: ColumnKind<Kind> } = {
  text: oneColumn(""),
  longText: oneColumn(""),
  link: oneColumn(""),
  choice: oneColumn(""),
  list: oneColumn([]),
  money: oneColumn(null),
  wholeMoney: { ...oneColumn<"wholeMoney">(null, amount), store: decimal },
  count: oneColumn(null),
  yesNo: oneColumn(null),
  rangeEnd: {
    columns: (name) => [name],
    store: decimal,
    values: (column, _, { range }) => {
      const min = amount(column(`${range}_min`));
      const max = amount(column(`${range}_max`));
      return { [range]: min === null && max === null ? null : { min, max } };
    },
  },
  moneyRange: {
    columns: (name) => [`${name}_min`, `${name}_max`],
    values: (column, name) => ({
      [`${name}_min`]: column(`${name}_min`),
      [`${name}_max`]: column(`${name}_max`),
    }),
  },
  file: {
    columns: () => [],
    values: (_, name, __, files) => ({
      [name]: files?.[name as FileKind].at(-1) ?? null,
    }),
  },
  files: {
    columns: () => [],
    values: (_, name, __, files) => ({
      [name]: files?.[name as FileKind] ?? [],
    }),
  },
};

function fieldsFrom<Names extends FieldName>(
  row: Partial<ColumnsOrNull>,
  names: readonly Names[],
  files?: FileList,
): FieldsOnWire<Names> {
  const column = (name: string) =>
    row[columnOf(name) as keyof DataColumns] ?? null;
  const values = {};
  for (const name of names) {
    const field = fieldRow(name);
    const kind = COLUMN_KINDS[field.kind] as ColumnKind<KindName>;
    Object.assign(values, kind.values(column, name, field, files));
  }
  return values as FieldsOnWire<Names>;
}

const COLUMNS = Object.entries(getTableColumns(profiles));
/** The property of a row for each column name; a field has the name of its column. */
const PROPERTIES = new Map(COLUMNS.map(([key, { name }]) => [name, key]));

function columnOf(name: string): string {
  const property = PROPERTIES.get(name);
  if (property === undefined) throw new Error(`There is no column ${name}.`);
  return property;
}
