import { formatMoney } from "../format.ts";
import {
  formatMessage,
  isLoaded,
  type MessageValues,
} from "../messages/catalogue.ts";
import { optionalText, t } from "../messages/index.ts";
import { optionText } from "../option-text.ts";
import type { FieldName } from "./fields.ts";

/** Returns the label of a field or file. Error messages use the same label. */
export function fieldLabel(name: FieldName): string {
  return t(`profile.fields.${name}.label`);
}

/** Returns the labels of fields, separated by commas. */
export function fieldLabels(names: readonly FieldName[]): string {
  return names.map(fieldLabel).join(t("ui.comma"));
}

/** Returns the label of an option of a choice: its message or, if it has none, the value. */
export function optionLabel(name: FieldName, value: string): string {
  return (
    optionalText(`profile.fields.${name}.options.${value}`) ?? optionText(value)
  );
}

/** Returns the text of a match reason in the language of the page. English pages load no messages for reasons. */
export function reasonText({
  text,
  code,
  values = {},
}: {
  readonly text: string;
  readonly code?: string;
  readonly values?: MessageValues;
}): string {
  if (code === undefined || !isLoaded(code)) return text;
  const translated = Object.entries(values).map(([name, value]) => [
    name,
    translatedValue(String(value)),
  ]);
  return formatMessage(code, Object.fromEntries(translated));
}

// A value is an option, or amounts that were formatted in English when the match was made.
function translatedValue(value: string): string {
  if (!value.startsWith("$")) return optionText(value);
  const [amount = "", max] = value
    .split("–")
    .map((part) => formatMoney(Number(part.replace(/[^\d.]/g, ""))));
  if (max) return t("format.range", { min: amount, max });
  return value.endsWith(" or more") ? t("format.orMore", { amount }) : amount;
}
