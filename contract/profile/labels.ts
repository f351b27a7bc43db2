import { formatMoney } from "../format.ts";
import { type MessageValues, optionalText, t } from "../messages/index.ts";
import { translatedText } from "../server-texts.ts";
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
    optionalText(`profile.fields.${name}.options.${value}`) ?? valueLabel(value)
  );
}

function valueLabel(value: string): string {
  return optionalText(`options.${value}`) ?? value;
}

/** Returns the text of a match reason in the language of the page. */
export function reasonText({
  text,
  code,
  values = {},
}: {
  readonly text: string;
  readonly code?: string;
  readonly values?: MessageValues;
}): string {
  const translated = Object.entries(values).map(([name, value]) => [
    name,
    translatedValue(String(value)),
  ]);
  return translatedText(text, {
    code,
    values: Object.fromEntries(translated),
  });
}

// A value is an option, or amounts that were formatted in English when the match was made.
function translatedValue(value: string): string {
  if (!value.startsWith("$")) return valueLabel(value);
  const amounts = value.replace(/\$[\d,.]*\d/g, (amount) =>
    formatMoney(Number(amount.replace(/[$,]/g, ""))),
  );
  return amounts.endsWith(OR_MORE)
    ? t("format.orMore", { amount: amounts.slice(0, -OR_MORE.length) })
    : amounts;
}

const OR_MORE = " or more";
