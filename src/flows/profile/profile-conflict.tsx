import { t } from "../../../contract/messages/index.ts";
import { isProfileFile } from "../../../contract/profile/fields.ts";
import { inputInWords } from "../../../contract/profile/form.ts";
import { fieldLabel } from "../../../contract/profile/labels.ts";
import type { Conflict } from "../../../machines/profile/conflict.ts";
import { Button } from "../../ui/Button.tsx";
import { RadioGroup } from "../../ui/Choices.tsx";
import type { ProfileProps } from "./readiness.tsx";

/** The fields that this form and another device would set differently, each with both values to choose from. */
export function ProfileConflict({ snapshot, send }: ProfileProps) {
  const { conflict, files, form } = snapshot.context;
  if (conflict === null) return null;
  const { theirs } = conflict;
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
                  : inputInWords(form, field) || t("profile.conflictEmpty"),
              },
              {
                value: "theirs",
                label: t("profile.conflictTheirs"),
                hint: isProfileFile(field)
                  ? (theirs.files[field]?.name ?? t("profile.conflictEmpty"))
                  : inputInWords(theirs.form, field) ||
                    t("profile.conflictEmpty"),
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
