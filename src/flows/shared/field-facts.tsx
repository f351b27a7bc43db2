import { formatMoney, formatRange } from "../../../contract/format.ts";
import { profilePage } from "../../../contract/messages/profile-page.ts";
import { type FieldName, fieldRow } from "../../../contract/profile/fields.ts";
import { FIELD_WORDS } from "../../../contract/profile/form.ts";
import {
  amountOf,
  type FieldsOnWire,
  type Revenue,
} from "../../../contract/wire.ts";
import { ExternalLink } from "../../ui/ExternalLink.tsx";

/** These fields of a profile as terms and descriptions of a list, in page order, without empty fields and files. */
export function FieldFacts<Names extends FieldName>({
  values,
  names,
}: {
  readonly values: Partial<FieldsOnWire<Names>>;
  readonly names: readonly Names[];
}) {
  return names.map((name) => {
    const text = textOf(name, values);
    if (text === "") return null;
    const { label, fact = label } = FIELD_WORDS[name];
    return (
      <div key={name}>
        <dt>{fact}</dt>
        <dd>
          {fieldRow(name).kind === "link" ? (
            <ExternalLink href={text}>{text}</ExternalLink>
          ) : (
            text
          )}
        </dd>
      </div>
    );
  });
}

function textOf(
  name: FieldName,
  values: Readonly<Record<string, unknown>>,
): string {
  const row = fieldRow(name);
  const value = values[name] ?? "";
  switch (row.kind) {
    case "text":
    case "longText":
    case "link":
      return String(value);
    case "count":
      return String(value);
    case "choice":
      return FIELD_WORDS[name].options?.[String(value)] ?? String(value);
    case "list":
      return Array.isArray(value) ? value.join(", ") : "";
    case "yesNo":
      return value === "" ? "" : value ? profilePage.yes : profilePage.no;
    case "money":
      return moneyIn([value]);
    case "wholeMoney": {
      if (row.rangeOf === undefined) return moneyIn([value]);
      // Both ends are one fact.
      const range = values[row.rangeOf] as Revenue | null | undefined;
      return name.endsWith("_min") ? moneyIn([range?.min, range?.max]) : "";
    }
    case "moneyRange": {
      const min = amountIn(values[`${name}_min`]);
      return min === null
        ? ""
        : formatRange(min, amountIn(values[`${name}_max`]));
    }
    case "file":
    case "files":
      return "";
  }
}

function moneyIn(values: readonly unknown[]): string {
  return values
    .map(amountIn)
    .filter((amount) => amount !== null)
    .map((amount) => formatMoney(amount))
    .join("–");
}

function amountIn(value: unknown): number | null {
  return amountOf(value as string | number | null | undefined);
}
