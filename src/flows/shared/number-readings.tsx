import { t } from "../../../contract/messages/index.ts";
import {
  NUMBER_KINDS,
  type NumberField,
  numberInWords,
  numberKindOf,
} from "../../../contract/profile/number-fields.ts";
import { Button } from "../../ui/Button.tsx";

/** The numbers among which the person has to choose, because the text of a field can be read in more than one way. */
export function NumberReadings(props: {
  readonly label: string;
  /** The field, or the one that is like it. */
  readonly name: NumberField;
  readonly readings: readonly number[];
  readonly onChoose: (value: number) => void;
}) {
  const { label, name, readings, onChoose } = props;
  if (readings.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: it contains no form fields
    <div className="row" role="group" aria-label={label}>
      {readings.map((value) => (
        <Button
          key={value}
          variant="outline"
          size="small"
          onClick={() => onChoose(value)}
        >
          {t("profile.reading", {
            number: NUMBER_KINDS[numberKindOf(name)].format(value),
            words: numberInWords(name, value),
          })}
        </Button>
      ))}
    </div>
  );
}
