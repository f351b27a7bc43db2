import { INVESTMENT_TARGETS } from "../../../contract/enumerations.ts";
import { formatNumber, formatRange } from "../../../contract/format.ts";
import { optionalText, t, textOf } from "../../../contract/messages/index.ts";
import {
  type FieldName,
  fieldRow,
  fieldsOf,
  isCharacterField,
  isNumberField,
  isProfileFile,
  type NumberField,
  type ProfileField,
  type ProfileFile,
} from "../../../contract/profile/fields.ts";
import { fieldLabel, optionLabel } from "../../../contract/profile/form.ts";
import { countWords } from "../../../contract/profile/rules.ts";
import { acceptedTypes } from "../../../contract/rules/files.ts";
import {
  enteredWords,
  readingsOf,
  visibleProblems,
  wordsOf,
} from "../../../machines/profile/chart.ts";
import { Button } from "../../ui/Button.tsx";
import { RadioGroup } from "../../ui/Choices.tsx";
import {
  NumberField as NumberControl,
  SelectField,
  TextArea,
  TextField,
} from "../../ui/Field.tsx";
import { FileField, type FileState } from "../../ui/FileField.tsx";
import { MultiSelect } from "../../ui/MultiSelect.tsx";
import { Panel } from "../../ui/Panel.tsx";
import type { FileOpening } from "../file-opening/file-opening.ts";
import { PitchDeckField } from "../pitch-deck/pitch-deck-field.tsx";
import type { ChosenFiles } from "./chosen-files.ts";
import type { ProfileProps } from "./readiness.tsx";
import { replacementSuggestion } from "./replacement-suggestion.tsx";

const YES_NO = [
  { value: "yes", label: t("ui.yes") },
  { value: "no", label: t("ui.no") },
];
const TARGETS = INVESTMENT_TARGETS.map((target) => ({
  value: target.label,
  label: formatRange(target.min, target.openEnded ? null : target.max),
}));

type FormProps = ProfileProps & {
  readonly chosenFiles: ChosenFiles;
  readonly opening: FileOpening;
  readonly email: string;
};

/** The panels of the profile form, with a control for each field of the role, in the order of PROFILE_FIELDS. */
export function ProfileFields(props: FormProps) {
  const { userType } = props.snapshot.context;
  const names = fieldsOf(userType);
  const panels = [...new Set(names.map((name) => fieldRow(name).panel))];
  return panels.map((panel) => (
    <Panel
      key={panel}
      title={t(`profile.panels.${panel}`)}
      padded={panel === "picture"}
    >
      <div className={panel === "picture" ? undefined : "form-grid"}>
        {names
          .filter((name) => fieldRow(name).panel === panel)
          .map((name) => (
            <div key={name} className={gridClass(name)}>
              <Control {...props} name={name} />
            </div>
          ))}
        {panel === "business" && (
          <div className="full">
            <TextField
              id="email"
              label={t("account.emailLabel")}
              hint={t("profile.emailHint")}
              value={props.email}
              onValueChange={() => {}}
              readOnly
            />
          </div>
        )}
      </div>
    </Panel>
  ));
}

// Choices and numbers share a row of the grid; everything else takes a whole row.
function gridClass(name: FieldName): string | undefined {
  const { kind } = fieldRow(name);
  if (kind === "files") return "full stack";
  const isNarrow = ["choice", "money", "wholeMoney", "count"].includes(kind);
  return isNarrow ? undefined : "full";
}

function Control({ name, ...props }: FormProps & { name: FieldName }) {
  const { userType, profile } = props.snapshot.context;
  const hint =
    optionalText(`profile.fields.${name}.hint`) ??
    optionalText(`profile.fields.${name}.hint.${userType}`);
  if (isProfileFile(name))
    return <ProfileFileField {...props} slot={name} hint={hint} />;
  if (name === "pitch_deck")
    return (
      <PitchDeckField
        decks={profile?.pitch_deck ?? null}
        chosenFiles={props.chosenFiles}
        opening={props.opening}
        onStateChange={(state) => props.send({ type: "decks.reported", state })}
      />
    );
  return <ValueControl {...props} name={name} hint={hint} />;
}

function ValueControl(
  props: ProfileProps & {
    readonly name: ProfileField;
    readonly hint: string | undefined;
  },
) {
  const { name, hint, snapshot, send } = props;
  const { userType, form } = snapshot.context;
  const row = fieldRow(name);
  const isAmount = ["money", "wholeMoney", "moneyRange"].includes(row.kind);
  const placeholder = optionalText(`profile.fields.${name}.choose`);
  const fieldValue = form[name];
  const value = String(fieldValue);
  const suggestion = isCharacterField(name)
    ? replacementSuggestion(props, name)
    : null;
  const problem = visibleProblems(snapshot.context)[name];
  const commonProps = {
    label: isAmount
      ? `${fieldLabel(name)} ${t("profile.usd")}`
      : fieldLabel(name),
    hint,
    error:
      problem &&
      [problem.message, problem.hint ?? []].flat().map(textOf).join(" "),
    disabled: !snapshot.can({ type: "field.changed", field: name, value }),
    onBlur: () => send({ type: "field.blurred", field: name }),
    onValueChange: (value: string | readonly string[]) =>
      send({ type: "field.changed", field: name, value }),
    optional:
      row.required === undefined && row.matching?.[userType] === undefined,
  };
  const control = {
    ...commonProps,
    id: name,
    name,
    value,
    required: row.required,
  };
  switch (row.kind) {
    case "text":
      return (
        <TextField
          {...control}
          suggestion={suggestion}
          autoComplete={row.autoComplete}
        />
      );
    case "link":
      return <TextField {...control} type="url" placeholder="https://" />;
    case "longText":
      return (
        <TextArea
          {...control}
          suggestion={suggestion}
          rows={row.rows}
          counter={t("profile.wordCount", {
            count: countWords(value),
            max: row.maxWords,
          })}
        />
      );
    case "money":
    case "wholeMoney":
    case "count":
      return isNumberField(name) ? (
        <NumberControl
          {...control}
          inputMode={row.kind === "money" ? "decimal" : "numeric"}
          confirmation={enteredWords(snapshot.context, name)}
          suggestion={problem && <Readings {...props} name={name} />}
        />
      ) : null;
    case "choice":
      return (
        <SelectField
          {...control}
          options={row.options.map((value) => ({
            value,
            label: optionLabel(name, value),
          }))}
          placeholder={placeholder}
          autoComplete={row.autoComplete}
        />
      );
    case "moneyRange":
      return (
        <SelectField {...control} options={TARGETS} placeholder={placeholder} />
      );
    case "yesNo":
      return (
        <RadioGroup
          {...commonProps}
          name={name}
          legend={commonProps.label}
          value={value}
          options={YES_NO}
        />
      );
    case "list":
      return (
        <MultiSelect
          {...commonProps}
          id={name}
          value={Array.isArray(fieldValue) ? fieldValue : []}
          options={row.options}
          emptyText={t("profile.noOption")}
        />
      );
    case "file":
    case "files":
      return null;
  }
}

/** The numbers among which the person has to choose, because the text of a field can be read in more than one way. */
function Readings(props: ProfileProps & { readonly name: NumberField }) {
  const { name, snapshot, send } = props;
  const readings = readingsOf(snapshot.context, name);
  if (readings.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: it contains no form fields
    <div className="row" role="group" aria-labelledby={`${name}-label`}>
      {readings.map((value) => (
        <Button
          key={value}
          variant="outline"
          size="small"
          onClick={() => send({ type: "reading.chosen", field: name, value })}
        >
          {t("profile.reading", {
            number: formatNumber(value),
            words: wordsOf(name, value),
          })}
        </Button>
      ))}
    </div>
  );
}

/** A file of the profile: the stored one, or a newly chosen one that is not saved yet. */
function ProfileFileField(
  props: FormProps & {
    readonly slot: ProfileFile;
    readonly hint: string | undefined;
  },
) {
  const { slot, hint, snapshot, send, chosenFiles, opening } = props;
  const { fileProblems, profile, userType } = snapshot.context;
  const problem = fileProblems[slot];
  return (
    <FileField
      id={slot}
      label={fieldLabel(slot)}
      hint={hint}
      accept={acceptedTypes(slot, userType)}
      error={problem && textOf(problem)}
      files={fileRows(slot, snapshot, opening)}
      disabled={!snapshot.can({ type: "file.removed", slot })}
      onChoose={([file]) =>
        file && send({ type: "file.chosen", slot, file: chosenFiles.add(file) })
      }
      onRemove={() => send({ type: "file.removed", slot })}
      onOpen={() => {
        const stored = profile?.[slot];
        if (stored) opening.open(stored);
      }}
    />
  );
}

function fileRows(
  slot: ProfileFile,
  snapshot: ProfileProps["snapshot"],
  opening: FileOpening,
): readonly FileState[] {
  const { files, removedFiles, profile, progress } = snapshot.context;
  const choice = files[slot];
  if (choice) {
    const { ref, name, size } = choice;
    const row = { key: ref, name, size };
    return snapshot.hasTag("busy")
      ? [{ ...row, note: t("profile.files.sending"), progress }]
      : [{ ...row, note: t("profile.files.chosen") }];
  }
  const stored = removedFiles[slot] ? null : (profile?.[slot] ?? null);
  if (!stored) return [];
  const { id: key, name, size } = stored;
  const state = opening.stateOf(stored, t("profile.files.stored"));
  return [{ key, name, size, stored: true, ...state }];
}
