import { optionalText, t } from "../messages/index.ts";
import type { FieldName } from "./fields.ts";

/** Returns the label of a field or file. Error messages use the same label. */
export function fieldLabel(name: FieldName): string {
  return t(`profile.fields.${name}.label`);
}

/** Returns the labels of fields, separated by commas. */
export function fieldLabels(names: readonly FieldName[]): string {
  return names.map(fieldLabel).join(", ");
}

/** Returns the label of an option of a choice: its message or, if it has none, the value. */
export function optionLabel(name: FieldName, value: string): string {
  return (
    optionalText(`profile.fields.${name}.options.${value}`) ??
    optionalText(`options.${value}`) ??
    value
  );
}
