import {
  INVESTMENT_TYPES,
  SECTORS,
  STAGES,
} from "../../../contract/enumerations.ts";
import { NumberField } from "../../ui/NumberField.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { RadioGroup } from "../../ui/RadioGroup.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { TextField } from "../../ui/TextField.tsx";
import type { ProfileBinding } from "./profile-form-binding.ts";

const YES_NO = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];
const POSITIONS = [
  { value: "profit", label: "Profit" },
  { value: "loss", label: "Loss" },
  { value: "break-even", label: "Break-even" },
];

/** What an investee looks for (§3 Investee extras). */
export function FundingFields({
  binding,
}: {
  readonly binding: ProfileBinding;
}) {
  return (
    <Panel title="What you are looking for">
      <div className="form-grid">
        <TextField
          {...binding.text("capital_needed")}
          label="Ticket size (USD)"
          hint="The amount you are asking for"
          inputMode="decimal"
        />
        <SelectField
          {...binding.text("business_stage")}
          hint="Where the business stands today"
          options={STAGES}
          placeholder="Choose a stage"
        />
        <SelectField
          {...binding.text("sector_type")}
          options={SECTORS}
          placeholder="Choose a sector"
        />
        <SelectField
          {...binding.text("investment_type")}
          options={INVESTMENT_TYPES}
          placeholder="Choose a type"
          optional
        />
        <div className="full">
          <TextField
            {...binding.text("market")}
            hint="Who buys from you, and where"
            required
          />
        </div>
        <div className="full">
          <TextField
            {...binding.text("pitch_link")}
            type="url"
            hint="A page or video about your business"
            placeholder="https://"
            optional
          />
        </div>
      </div>
    </Panel>
  );
}

/** The figures that investors ask for (§3). */
export function FigureFields({
  binding,
}: {
  readonly binding: ProfileBinding;
}) {
  const {
    id: _,
    label,
    onBlur,
    ...registration
  } = binding.text("registration");
  return (
    <Panel title="Figures">
      <div className="form-grid">
        <NumberField
          {...binding.text("annual_turnover")}
          label="Annual turnover (USD)"
          hint="Last full year"
          inputMode="numeric"
          min={0}
          step={1}
          optional
        />
        <SelectField
          {...binding.text("financial_position")}
          hint="Last full year"
          options={POSITIONS}
          placeholder="Choose a position"
          optional
        />
        <NumberField
          {...binding.text("revenue_min")}
          label="Lowest yearly revenue (USD)"
          inputMode="numeric"
          min={0}
          step={1}
          optional
        />
        <NumberField
          {...binding.text("revenue_max")}
          label="Highest yearly revenue (USD)"
          inputMode="numeric"
          min={0}
          step={1}
          optional
        />
        <NumberField
          {...binding.text("team_capacity")}
          hint="Full-time staff"
          inputMode="numeric"
          min={0}
          step={1}
          optional
        />
        <NumberField
          {...binding.text("years_of_operation")}
          hint="Full years since you started"
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

/** The two things that an investee can tell in words and papers (§3). */
export function PaperFields({
  binding,
  scaleFile,
  recordsFile,
}: {
  readonly binding: ProfileBinding;
  readonly scaleFile: React.ReactNode;
  readonly recordsFile: React.ReactNode;
}) {
  return (
    <Panel title="Papers">
      <div className="form-grid">
        <div className="full">
          <TextArea
            {...binding.text("ability_to_scale")}
            rows={3}
            hint="How the business grows once the money is there, in 100 words"
            optional
          />
        </div>
        <div className="full">{scaleFile}</div>
        <div className="full">
          <TextArea
            {...binding.text("financial_records")}
            rows={3}
            hint="Which statements you have, and for which years, in 100 words"
            optional
          />
        </div>
        <div className="full">{recordsFile}</div>
      </div>
    </Panel>
  );
}
