import type { MatchReason } from "../../../contract/calls/matches.ts";
import { formatMoney, formatRange } from "../../../contract/format.ts";
import { optionalText, t } from "../../../contract/messages/index.ts";
import { type FieldName, fieldRow } from "../../../contract/profile/fields.ts";
import { fieldLabel, optionLabel } from "../../../contract/profile/form.ts";
import {
  type FieldsOnWire,
  parseAmount,
  type Revenue,
} from "../../../contract/profile/wire.ts";
import { Checklist } from "../../ui/Choices.tsx";
import { ExternalLink } from "../../ui/ExternalLink.tsx";

/** The fields of a profile as entries of a description list, without empty fields and files. */
export function FieldFacts<Names extends FieldName>({
  values,
  names,
}: {
  readonly values: Partial<FieldsOnWire<Names>>;
  readonly names: readonly Names[];
}) {
  return names.map((name) => {
    const text = fieldValueText(name, values);
    if (text === "") return null;
    return (
      <div key={name}>
        <dt>
          {optionalText(`profile.fields.${name}.shortLabel`) ??
            fieldLabel(name)}
        </dt>
        <dd dir="auto">
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

function fieldValueText(
  name: FieldName,
  values: Readonly<Record<string, unknown>>,
): string {
  const row = fieldRow(name);
  const value = values[name] ?? "";
  switch (row.kind) {
    case "text":
    case "longText":
    case "link":
    case "count":
      return String(value);
    case "choice":
      return optionLabel(name, String(value));
    case "list":
      return Array.isArray(value) ? value.join(", ") : "";
    case "yesNo":
      return value === "" ? "" : value ? t("ui.yes") : t("ui.no");
    case "money":
      return amountText(value);
    case "wholeMoney": {
      if (row.rangeOf === undefined) return amountText(value);
      // Both ends of a range are shown in one entry, which belongs to the `_min` field.
      const range = values[row.rangeOf] as Revenue | null | undefined;
      return name.endsWith("_min") ? rangeText(range?.min, range?.max) : "";
    }
    case "moneyRange":
      return rangeText(values[`${name}_min`], values[`${name}_max`]);
    case "file":
    case "files":
      return "";
  }
}

function amountText(value: unknown): string {
  const amount = toAmount(value);
  return amount === null ? "" : formatMoney(amount);
}

/** Returns a range of amounts as text. One end may be missing; the text is empty if both are. */
function rangeText(from: unknown, to: unknown): string {
  const [min, max] = [toAmount(from), toAmount(to)];
  return min === null && max === null ? "" : formatRange(min ?? 0, max);
}

function toAmount(value: unknown): number | null {
  return parseAmount(value as string | number | null | undefined);
}

export function MatchReasons(props: {
  readonly label: string;
  readonly reasons: readonly MatchReason[];
}) {
  return (
    <Checklist
      column
      label={props.label}
      items={props.reasons.map(({ criterion, fits, text }) => ({
        key: criterion,
        met: fits,
        label: text,
      }))}
    />
  );
}
