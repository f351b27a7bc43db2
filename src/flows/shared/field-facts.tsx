import type { MatchReason } from "../../../contract/calls/matches.ts";
import { formatMoney, formatRange } from "../../../contract/format.ts";
import { optionalText, t } from "../../../contract/messages/index.ts";
import { optionTexts } from "../../../contract/option-text.ts";
import {
  type FieldName,
  fieldRow,
  type KindName,
  type RowOf,
} from "../../../contract/profile/fields.ts";
import {
  fieldLabel,
  optionLabel,
  reasonText,
} from "../../../contract/profile/labels.ts";
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
    const row = fieldRow(name);
    const { kind } = row;
    const text = TEXTS[kind](values, name, row as never);
    if (text === "") return null;
    return (
      <div key={name}>
        <dt>
          {optionalText(`profile.fields.${name}.shortLabel`) ??
            fieldLabel(name)}
        </dt>
        {/* Only what members write has a direction of its own; amounts and labels have that of the page. */}
        <dd dir={TEXTS[kind] === asText ? "auto" : undefined}>
          {kind === "link" ? (
            <ExternalLink href={text}>{text}</ExternalLink>
          ) : (
            text
          )}
        </dd>
      </div>
    );
  });
}

type Values = Readonly<Record<string, unknown>>;

const asText = (values: Values, name: FieldName) => String(values[name] ?? "");
const asAmount = (values: Values, name: FieldName) => {
  const amount = parseAmount(values[name]);
  return amount === null ? "" : formatMoney(amount);
};

/** How the value of a field of each kind is shown. Empty for fields that are not shown. */
const TEXTS: {
  readonly [Kind in KindName]: (
    values: Values,
    name: FieldName,
    row: RowOf<Kind>,
  ) => string;
} = {
  text: asText,
  longText: asText,
  link: asText,
  count: asText,
  choice: (values, name) => optionLabel(name, asText(values, name)),
  list: (values, name) => optionTexts([values[name] ?? []].flat() as string[]),
  yesNo: (values, name) =>
    values[name] == null ? "" : values[name] ? t("ui.yes") : t("ui.no"),
  money: asAmount,
  wholeMoney: asAmount,
  // Both ends of a range are shown in one entry, which belongs to the lower end.
  rangeEnd: (values, _, { range, end }) => {
    const ends = values[range] as Revenue | null | undefined;
    return end === "min" ? rangeText(ends?.min, ends?.max) : "";
  },
  moneyRange: (values, name) =>
    rangeText(values[`${name}_min`], values[`${name}_max`]),
  file: () => "",
  files: () => "",
};

/** Returns a range of amounts as text. One end may be missing; the text is empty if both are. */
function rangeText(from: unknown, to: unknown): string {
  const [min, max] = [parseAmount(from), parseAmount(to)];
  return min === null && max === null ? "" : formatRange(min ?? 0, max);
}

export function MatchReasons(props: {
  readonly label: string;
  readonly reasons: readonly MatchReason[];
}) {
  return (
    <Checklist
      column
      label={props.label}
      items={props.reasons.map((reason) => ({
        key: reason.criterion,
        met: reason.fits,
        label: reasonText(reason),
      }))}
    />
  );
}
