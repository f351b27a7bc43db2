import { INVESTMENT_TARGETS } from "../../../contract/enumerations.ts";
import { formatMoney, formatRange } from "../../../contract/format.ts";
import { t } from "../../../contract/messages/index.ts";
import {
  fieldRow,
  isProfileFile,
  type ProfileField,
} from "../../../contract/profile/fields.ts";
import {
  fieldLabel,
  optionLabel,
  type ProfileForm,
  toProfileForm,
} from "../../../contract/profile/form.ts";
import { numberIn } from "../../../contract/profile/number-fields.ts";
import type { Conflict } from "../../../machines/profile/conflict.ts";
import { Button } from "../../ui/Button.tsx";
import { RadioGroup } from "../../ui/Choices.tsx";
import type { ProfileProps } from "./readiness.tsx";

/** The fields that this form and another device would set differently, each with both values to choose from. */
export function ProfileConflict({ snapshot, send }: ProfileProps) {
  const { conflict, files, form } = snapshot.context;
  if (conflict === null) return null;
  const theirs = toProfileForm(conflict.profile);
  return (
    <section
      className="panel surface conflict"
      aria-labelledby="conflict"
      aria-describedby="conflict-text"
    >
      <div className="row panel-head">
        <h2 id="conflict" tabIndex={-1}>
          {t("profile.conflictTitle")}
        </h2>
      </div>
      <div className="stack panel-body">
        <p id="conflict-text">{t("profile.conflictText")}</p>
        {conflict.fields.map((field) => (
          <RadioGroup
            key={field}
            cards
            name={`conflict-${field}`}
            legend={fieldLabel(field)}
            options={[
              {
                value: "mine",
                label: t("profile.conflictMine"),
                hint: isProfileFile(field)
                  ? (files[field]?.name ?? t("profile.conflictEmpty"))
                  : valueText(field, form),
              },
              {
                value: "theirs",
                label: t("profile.conflictTheirs"),
                hint: isProfileFile(field)
                  ? (conflict.profile[field]?.name ??
                    t("profile.conflictEmpty"))
                  : valueText(field, theirs),
              },
            ]}
            value={conflict.choices[field] ?? ""}
            onValueChange={(value) =>
              send({
                type: "conflict.chosen",
                field,
                choice: value as Conflict["choices"][typeof field] & string,
              })
            }
          />
        ))}
        <div className="row">
          <Button type="submit">{t("profile.conflictSave")}</Button>
          <Button
            variant="outline"
            onClick={() => send({ type: "conflict.postponed" })}
          >
            {t("profile.conflictBack")}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Returns a value of the form as text. A text that is not a valid number is shown as it was typed. */
function valueText(field: ProfileField, form: ProfileForm): string {
  const value = form[field];
  if (value.length === 0) return t("profile.conflictEmpty");
  if (typeof value !== "string") return value.join(", ");
  const { kind } = fieldRow(field);
  switch (kind) {
    case "choice":
      return optionLabel(field, value);
    case "yesNo":
      return value === "yes" ? t("ui.yes") : t("ui.no");
    case "money":
    case "wholeMoney": {
      const amount = numberIn(kind, value);
      return amount === null ? value : formatMoney(amount);
    }
    case "moneyRange": {
      const target = INVESTMENT_TARGETS.find(({ label }) => label === value);
      return target
        ? formatRange(target.min, target.openEnded ? null : target.max)
        : value;
    }
    default:
      return value;
  }
}
