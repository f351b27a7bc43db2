import type { UserType } from "../../contract/enumerations.ts";
import {
  FIELD_NAMES,
  type FieldName,
  fieldRow,
  fieldsInMatch,
  isFormField,
  type ProfileField,
} from "../../contract/profile/fields.ts";
import {
  EMPTY_PROFILE_FORM,
  type ProfileForm,
} from "../../contract/profile/form.ts";
import type {
  FieldsOnWire,
  InvestorFields,
  Profile,
} from "../../contract/profile/wire.ts";
import type { Call } from "./http-client.ts";
import { OPTIONAL_MARK, PROFILE_SAMPLES } from "./profile-samples.ts";

/** Empty profiles as the API sends them, and valid profile forms as the browser sends them. */

const SAMPLE_NAMES = Object.keys(PROFILE_SAMPLES) as readonly FieldName[];

/** An investee's profile in which every field is empty. */
export const emptyProfile: Profile = {
  user_type: "investee",
  email: "ama@firm.example.org",
  ...emptyFields(FIELD_NAMES),
};
/** The part of an investor's empty profile that an investee sees. */
export const emptyInvestorFields: InvestorFields = emptyFields(
  fieldsInMatch("investor"),
);

function emptyFields<Names extends FieldName>(names: readonly Names[]) {
  const empty = names.flatMap((name): [string, unknown][] => {
    const row = fieldRow(name);
    if (row.kind === "moneyRange")
      return [
        [`${name}_min`, null],
        [`${name}_max`, null],
      ];
    if (row.kind === "rangeEnd") return [[row.range, null]];
    if (row.kind === "list" || row.kind === "files") return [[name, []]];
    const isText = ["text", "longText", "link", "choice"].includes(row.kind);
    return [[name, isText ? "" : null]];
  });
  return Object.fromEntries(empty) as FieldsOnWire<Names>;
}

type Changes = { readonly [Name in ProfileField]?: string | readonly string[] };

/** Returns the names of the fields and files that a role has according to the samples. */
export function sampleFields(userType: UserType): readonly FieldName[] {
  return SAMPLE_NAMES.filter(
    (name) => (PROFILE_SAMPLES[name].role ?? userType) === userType,
  );
}

/** Returns the fields of a role that the other side of a match sees in the list of matches. */
export function sampleFieldsInMatch(userType: UserType): ProfileField[] {
  return SAMPLE_NAMES.filter(isFormField).filter(
    (name) => PROFILE_SAMPLES[name].inMatchOf === userType,
  );
}

/** Returns whether the label of a field in the form marks it as optional. */
export function isOptional(name: FieldName): boolean {
  return PROFILE_SAMPLES[name].label.endsWith(OPTIONAL_MARK);
}

/** Returns changes that clear the optional fields of a role. */
export function emptyOptionalFields(userType: UserType): Changes {
  const names = sampleFields(userType).filter(isFormField).filter(isOptional);
  return Object.fromEntries(names.map((name) => [name, ""]));
}

/** Returns the tags of a test that covers the rules of these fields. */
export function rulesOf(names: readonly FieldName[]): string[] {
  return names.flatMap((name) => PROFILE_SAMPLES[name].rules ?? []);
}

/** Returns the values of these fields as the API sends them, without files. `changes` replaces values. */
export function sampleValues(
  names: readonly FieldName[],
  changes: Changes = {},
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const name of names.filter(isFormField)) {
    const value = changes[name] ?? PROFILE_SAMPLES[name].value;
    const row = fieldRow(name);
    if (row.kind === "moneyRange") {
      const [min = "", max = ""] = String(value).split("-");
      Object.assign(values, { [`${name}_min`]: min, [`${name}_max`]: max });
    } else if (row.kind === "rangeEnd")
      values[row.range] = {
        ...(values[row.range] as object),
        [row.end]: value,
      };
    else values[name] = value;
  }
  return values;
}

/** Returns the form of a role, filled in with the samples as a user types them. */
export function sampleForm(userType: UserType): ProfileForm {
  const typed = sampleFields(userType)
    .filter(isFormField)
    .map((name) => {
      const { typed, value } = PROFILE_SAMPLES[name];
      return [name, typed ?? value];
    });
  return { ...EMPTY_PROFILE_FORM, ...Object.fromEntries(typed) };
}

/** The text fields of a profile form as the browser sends them, with lists and objects as JSON. */
export type ProfileParts = Record<string, string>;

/** Returns the parts of a form with the samples of a role. `changes` replaces values. */
export function validParts(
  userType: UserType,
  changes: Changes = {},
): ProfileParts {
  const values = sampleValues(sampleFields(userType), changes);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" ? value : JSON.stringify(value),
    ]),
  );
}

export const investeeParts = validParts("investee");
export const investorParts = validParts("investor");

/** Creates a member's profile from the samples of a role. `changes` replaces values. */
export async function saveSample(
  server: { readonly call: Call },
  { token }: { readonly token: string },
  userType: UserType,
  changes: Changes = {},
): Promise<void> {
  const raw = formOf(validParts(userType, changes));
  const { status } = await server.call("POST", "/api/profile/", { token, raw });
  if (status !== 201) throw new Error(`Got ${status}`);
}

export type Attachment = { content: Buffer; name: string; type?: string };

/** Returns a multipart form with these text fields and files. */
export function formOf(
  parts: ProfileParts,
  files: Record<string, Attachment> = {},
): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(parts)) form.append(name, text);
  for (const [name, { content, name: fileName, type = "" }] of Object.entries(
    files,
  ))
    form.append(name, new Blob([new Uint8Array(content)], { type }), fileName);
  return form;
}
