import type { ReactNode } from "react";
import { INVESTMENT_TARGETS } from "../../../contract/enumerations.ts";
import { formatRange } from "../../../contract/format.ts";
import { optionalText, t, textOf } from "../../../contract/messages/index.ts";
import { optionText, sortedByLabel } from "../../../contract/option-text.ts";
import {
  type FieldName,
  fieldRow,
  fieldsOf,
  isFormField,
  isProfileFile,
  type ProfileField,
  type ProfileFile,
  type RowOf,
} from "../../../contract/profile/fields.ts";
import type { Input, InputKind } from "../../../contract/profile/kinds.ts";
import { fieldLabel, optionLabel } from "../../../contract/profile/labels.ts";
import {
  isNumberField,
  NUMBER_KINDS,
  type NumberKind,
} from "../../../contract/profile/number-fields.ts";
import { countWords } from "../../../contract/profile/rules.ts";
import type { Profile, StoredFile } from "../../../contract/profile/wire.ts";
import { acceptedTypes } from "../../../contract/rules/files.ts";
import {
  enteredWords,
  readingsOf,
  visibleProblems,
} from "../../../machines/profile/chart.ts";
import { RadioGroup } from "../../ui/Choices.tsx";
import { SelectField, TextArea, TextField } from "../../ui/Field.tsx";
import { FileField, type FileState } from "../../ui/FileField.tsx";
import { MultiSelect } from "../../ui/MultiSelect.tsx";
import { Panel } from "../../ui/Panel.tsx";
import type { FileOpening } from "../file-opening/file-opening.ts";
import { PitchDeckField } from "../pitch-deck/pitch-deck-field.tsx";
import { NumberReadings } from "../shared/number-readings.tsx";
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
  /** The stored profile, with its files; null without one. */
  readonly stored: Profile | null;
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
              type="email"
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

function gridClass(name: FieldName): string | undefined {
  if (isProfileFile(name)) return "full";
  if (!isFormField(name)) return "full stack";
  return CONTROLS[fieldRow(name).kind as InputKind].isNarrow
    ? undefined
    : "full";
}

function Control({ name, ...props }: FormProps & { name: FieldName }) {
  const { userType } = props.snapshot.context;
  const hint =
    optionalText(`profile.fields.${name}.hint`) ??
    optionalText(`profile.fields.${name}.hint.${userType}`);
  if (isProfileFile(name))
    return <ProfileFileField {...props} slot={name} hint={hint} />;
  if (name === "pitch_deck")
    return (
      <PitchDeckField
        decks={props.stored?.pitch_deck ?? null}
        chosenFiles={props.chosenFiles}
        opening={props.opening}
        onStateChange={(state) => props.send({ type: "decks.reported", state })}
      />
    );
  const row = fieldRow(name);
  const { Control: InputOfKind } = CONTROLS[row.kind as InputKind];
  const inputProps = { ...props, name, hint };
  return (
    <InputOfKind
      {...inputProps}
      {...controlProps(inputProps)}
      row={row as never}
    />
  );
}

type InputProps = ProfileProps & {
  readonly name: ProfileField;
  readonly hint: string | undefined;
};

/** Returns the props of every control, and those of a control whose value is one text. */
function controlProps({ name, hint, snapshot, send }: InputProps) {
  const { userType, form } = snapshot.context;
  const row = fieldRow(name);
  const input = form[name];
  const problem = visibleProblems(snapshot.context)[name];
  const label = fieldLabel(name);
  const common = {
    label: CONTROLS[row.kind as InputKind].isAmount
      ? `${label} ${t("profile.usd")}`
      : label,
    hint,
    error:
      problem &&
      [problem.message, problem.hint ?? []].flat().map(textOf).join(" "),
    disabled: !snapshot.can({
      type: "field.changed",
      field: name,
      value: input,
    }),
    onBlur: () => send({ type: "field.blurred", field: name }),
    onValueChange: (value: Input) =>
      send({ type: "field.changed", field: name, value }),
    optional:
      row.required === undefined && row.matching?.[userType] === undefined,
  };
  const value = String(input);
  const text = { ...common, id: name, name, value, required: row.required };
  return { common, text };
}

type ControlProps<Kind extends InputKind> = ProfileProps &
  ReturnType<typeof controlProps> & {
    readonly name: ProfileField;
    readonly row: RowOf<Kind>;
  };

type ControlKind<Kind extends InputKind> = {
  /** Shares a row of the grid with the next control. Any other control takes a whole row. */
  readonly isNarrow?: true;
  /** The label ends with the currency. */
  readonly isAmount?: true;
  Control(props: ControlProps<Kind>): ReactNode;
};

const numberControl = {
  isNarrow: true,
  Control: (props: ControlProps<InputKind & NumberKind>) => {
    const { name, row, text, snapshot, send } = props;
    if (!isNumberField(name)) return null;
    return (
      <TextField
        {...text}
        className="num"
        inputMode={NUMBER_KINDS[row.kind].inputMode}
        autoComplete="off"
        confirmation={enteredWords(snapshot.context, name)}
        suggestion={
          text.error && (
            <NumberReadings
              label={text.label}
              name={name}
              readings={readingsOf(snapshot.context, name)}
              onChoose={(value) =>
                send({ type: "reading.chosen", field: name, value })
              }
            />
          )
        }
      />
    );
  },
} as const;
const amountControl = { ...numberControl, isAmount: true } as const;

const CONTROLS: { readonly [Kind in InputKind]: ControlKind<Kind> } = {
  text: {
    Control: (props) => (
      <TextField
        {...props.text}
        suggestion={replacementSuggestion(props)}
        autoComplete={props.row.autoComplete}
      />
    ),
  },
  longText: {
    Control: (props) => (
      <TextArea
        {...props.text}
        suggestion={replacementSuggestion(props)}
        rows={props.row.rows}
        counter={t("profile.wordCount", {
          count: countWords(props.text.value),
          max: props.row.maxWords,
        })}
      />
    ),
  },
  link: {
    Control: ({ text }) => (
      <TextField {...text} type="url" placeholder="https://" />
    ),
  },
  choice: {
    isNarrow: true,
    Control: ({ text, name, row }) => (
      <SelectField
        {...text}
        options={(row.isSorted ? sortedByLabel(row.options) : row.options).map(
          (value) => ({ value, label: optionLabel(name, value) }),
        )}
        placeholder={optionalText(`profile.fields.${name}.choose`)}
        autoComplete={row.autoComplete}
      />
    ),
  },
  list: {
    Control: ({ common, name, row, snapshot }) => (
      <MultiSelect
        {...common}
        id={name}
        value={[snapshot.context.form[name]].flat()}
        options={row.options.map((value) => ({
          value,
          label: optionText(value),
        }))}
        emptyText={t("profile.noOption")}
      />
    ),
  },
  yesNo: {
    Control: ({ common, name, text }) => (
      <RadioGroup
        {...common}
        name={name}
        legend={common.label}
        value={text.value}
        options={YES_NO}
      />
    ),
  },
  money: amountControl,
  wholeMoney: amountControl,
  rangeEnd: amountControl,
  count: numberControl,
  moneyRange: {
    isAmount: true,
    Control: ({ text, name }) => (
      <SelectField
        {...text}
        options={TARGETS}
        placeholder={optionalText(`profile.fields.${name}.choose`)}
      />
    ),
  },
};

/** A file of the profile: the stored one, or a newly chosen one that is not saved yet. */
function ProfileFileField(
  props: FormProps & {
    readonly slot: ProfileFile;
    readonly hint: string | undefined;
  },
) {
  const { slot, hint, snapshot, send, chosenFiles, opening } = props;
  const { fileProblems, userType } = snapshot.context;
  const problem = fileProblems[slot];
  const stored = props.stored?.[slot] ?? null;
  return (
    <FileField
      id={slot}
      label={fieldLabel(slot)}
      hint={hint}
      accept={acceptedTypes(slot, userType)}
      error={problem && textOf(problem)}
      files={fileRows(slot, stored, snapshot, opening)}
      disabled={!snapshot.can({ type: "file.removed", slot })}
      onChoose={([file]) =>
        file && send({ type: "file.chosen", slot, file: chosenFiles.add(file) })
      }
      onRemove={() => send({ type: "file.removed", slot })}
      onOpen={() => {
        if (stored) opening.open(stored);
      }}
    />
  );
}

function fileRows(
  slot: ProfileFile,
  stored: StoredFile | null,
  snapshot: ProfileProps["snapshot"],
  opening: FileOpening,
): readonly FileState[] {
  const { files, removedFiles, progress } = snapshot.context;
  const choice = files[slot];
  if (choice) {
    const { ref, name, size } = choice;
    const row = { key: ref, name, size };
    return snapshot.hasTag("busy")
      ? [{ ...row, note: t("profile.files.sending"), progress }]
      : [{ ...row, note: t("profile.files.chosen") }];
  }
  if (!stored || removedFiles[slot]) return [];
  const { id: key, name, size } = stored;
  const state = opening.stateOf(stored, t("profile.files.stored"));
  return [{ key, name, size, stored: true, ...state }];
}
