import { PREFERENCE_MAX_WORDS } from "../../../contract/constants.ts";
import {
  FINANCIAL_POSITIONS,
  INVESTMENT_TYPES,
  SECTORS,
  STAGES,
} from "../../../contract/enumerations.ts";
import {
  profilePage,
  wordsOf,
} from "../../../contract/messages/profile-page.ts";
import {
  PROFILE_LABELS,
  type ProfileField,
} from "../../../contract/rules/profile-form.ts";
import { countWords } from "../../../contract/rules/profile-text.ts";
import { NumberField } from "../../ui/NumberField.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { RadioGroup } from "../../ui/RadioGroup.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { TextField } from "../../ui/TextField.tsx";
import type { ProfileBinding } from "./profile-form-binding.ts";

const words = profilePage;
const YES_NO = [
  { value: "yes", label: words.yes },
  { value: "no", label: words.no },
];
const POSITIONS = FINANCIAL_POSITIONS.map((value) => ({
  value,
  label: words.positions[value],
}));

/** Returns a label with its currency. */
function inUsd(field: ProfileField): string {
  return `${PROFILE_LABELS[field]} ${words.usd}`;
}

/** The fields about the funding that an investee needs. */
export function FundingFields({
  binding,
}: {
  readonly binding: ProfileBinding;
}) {
  return (
    <Panel title={words.panels.funding}>
      <div className="form-grid">
        <TextField
          {...binding.text("capital_needed")}
          label={inUsd("capital_needed")}
          hint={words.hints.ticket}
          inputMode="decimal"
        />
        <SelectField
          {...binding.text("business_stage")}
          hint={words.hints.stage}
          options={STAGES}
          placeholder={words.choose.stage}
        />
        <SelectField
          {...binding.text("sector_type")}
          options={SECTORS}
          placeholder={words.choose.sector}
        />
        <SelectField
          {...binding.text("investment_type")}
          options={INVESTMENT_TYPES}
          placeholder={words.choose.type}
          optional
        />
        <div className="full">
          <TextField
            {...binding.text("market")}
            hint={words.hints.market}
            required
          />
        </div>
      </div>
    </Panel>
  );
}

/** The link to a pitch, and the pitch decks. */
export function PitchFields({
  binding,
  deck,
}: {
  readonly binding: ProfileBinding;
  readonly deck: React.ReactNode;
}) {
  return (
    <Panel title={words.panels.pitch}>
      <div className="form-grid">
        <div className="full">
          <TextField
            {...binding.text("pitch_link")}
            type="url"
            hint={words.hints.pitchLink}
            placeholder="https://"
            optional
          />
        </div>
        <div className="full stack">{deck}</div>
      </div>
    </Panel>
  );
}

/** The figures that investors ask for. */
export function FigureFields({
  binding,
}: {
  readonly binding: ProfileBinding;
}) {
  const {
    id: _,
    label,
    onBlur,
    aid: _aid,
    ...registration
  } = binding.text("registration");
  return (
    <Panel title={words.panels.figures}>
      <div className="form-grid">
        <NumberField
          {...binding.text("annual_turnover")}
          label={inUsd("annual_turnover")}
          hint={words.hints.lastYear}
          inputMode="numeric"
          min={0}
          step={1}
          optional
        />
        <SelectField
          {...binding.text("financial_position")}
          hint={words.hints.lastYear}
          options={POSITIONS}
          placeholder={words.choose.position}
          optional
        />
        <NumberField
          {...binding.text("revenue_min")}
          label={inUsd("revenue_min")}
          inputMode="numeric"
          min={0}
          step={1}
          optional
        />
        <NumberField
          {...binding.text("revenue_max")}
          label={inUsd("revenue_max")}
          inputMode="numeric"
          min={0}
          step={1}
          optional
        />
        <NumberField
          {...binding.text("team_capacity")}
          hint={words.hints.team}
          inputMode="numeric"
          min={0}
          step={1}
          optional
        />
        <NumberField
          {...binding.text("years_of_operation")}
          hint={words.hints.years}
          inputMode="numeric"
          min={0}
          step={1}
          optional
        />
        <div className="full">
          <RadioGroup
            {...registration}
            legend={label}
            options={YES_NO}
            onBlur={onBlur}
            optional
          />
        </div>
      </div>
    </Panel>
  );
}

/** The two fields that an investee can fill in with text and documents. */
export function PaperFields({
  binding,
  scaleFile,
  recordsFile,
}: {
  readonly binding: ProfileBinding;
  readonly scaleFile: React.ReactNode;
  readonly recordsFile: React.ReactNode;
}) {
  const scale = binding.text("ability_to_scale");
  const records = binding.text("financial_records");
  return (
    <Panel title={words.panels.papers}>
      <div className="form-grid">
        <div className="full">
          <TextArea
            {...scale}
            rows={3}
            hint={words.hints.scale}
            counter={wordsOf(countWords(scale.value), PREFERENCE_MAX_WORDS)}
            optional
          />
        </div>
        <div className="full">{scaleFile}</div>
        <div className="full">
          <TextArea
            {...records}
            rows={3}
            hint={words.hints.records}
            counter={wordsOf(countWords(records.value), PREFERENCE_MAX_WORDS)}
            optional
          />
        </div>
        <div className="full">{recordsFile}</div>
      </div>
    </Panel>
  );
}
