import { PREFERENCE_MAX_WORDS } from "../../../contract/constants.ts";
import {
  INVESTMENT_TARGETS,
  INVESTMENT_TYPES,
  SECTORS,
  STAGES,
} from "../../../contract/enumerations.ts";
import { formatMoney } from "../../../contract/format.ts";
import { countWords } from "../../../contract/rules/profile-text.ts";
import { MultiSelect } from "../../ui/MultiSelect.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import type { ProfileBinding } from "./profile-form-binding.ts";

const NO_OPTION = "No matching options";
const TARGETS = INVESTMENT_TARGETS.map((target) => ({
  value: target.label,
  label: target.openEnded
    ? `Above ${formatMoney(target.min)}`
    : target.min === 0
      ? `Below ${formatMoney(target.max)}`
      : `${formatMoney(target.min)} to ${formatMoney(target.max)}`,
}));

/** What an investor backs (§3 Investor extras). */
export function InvestorFields({
  binding,
}: {
  readonly binding: ProfileBinding;
}) {
  const preference = binding.text("investment_preference");
  return (
    <Panel title="What you invest in">
      <div className="form-grid">
        <div className="full">
          <SelectField
            {...binding.text("investment_target")}
            label="Investment target (USD)"
            hint="The size of ticket you take"
            options={TARGETS}
            placeholder="Choose a range"
            required
          />
        </div>
        <div className="full">
          <MultiSelect
            {...binding.list("sectors_of_interest")}
            hint="Choose all that fit. Type to narrow the list."
            options={SECTORS}
            emptyText={NO_OPTION}
          />
        </div>
        <div className="full">
          <MultiSelect
            {...binding.list("business_stages_investor")}
            hint="Choose all that fit."
            options={STAGES}
            emptyText={NO_OPTION}
          />
        </div>
        <div className="full">
          <MultiSelect
            {...binding.list("investment_types_investor")}
            hint="Choose all that fit."
            options={INVESTMENT_TYPES}
            emptyText={NO_OPTION}
          />
        </div>
        <div className="full">
          <TextArea
            {...preference}
            rows={4}
            hint="What makes you say yes to a business"
            counter={`${countWords(preference.value)} of ${PREFERENCE_MAX_WORDS} words`}
            optional
          />
        </div>
      </div>
    </Panel>
  );
}
