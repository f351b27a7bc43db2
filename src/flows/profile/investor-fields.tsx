import { PREFERENCE_MAX_WORDS } from "../../../contract/constants.ts";
import {
  INVESTMENT_TARGETS,
  INVESTMENT_TYPES,
  SECTORS,
  STAGES,
} from "../../../contract/enumerations.ts";
import { formatRange } from "../../../contract/format.ts";
import {
  profilePage,
  wordsOf,
} from "../../../contract/messages/profile-page.ts";
import { PROFILE_LABELS } from "../../../contract/rules/profile-form.ts";
import { countWords } from "../../../contract/rules/profile-text.ts";
import { MultiSelect } from "../../ui/MultiSelect.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import type { ProfileBinding } from "./profile-form-binding.ts";

const words = profilePage;
const TARGETS = INVESTMENT_TARGETS.map((target) => ({
  value: target.label,
  label: formatRange(target.min, target.openEnded ? null : target.max),
}));

/** The fields about what an investor backs. */
export function InvestorFields({
  binding,
}: {
  readonly binding: ProfileBinding;
}) {
  const preference = binding.text("investment_preference");
  return (
    <Panel title={words.panels.investing}>
      <div className="form-grid">
        <div className="full">
          <SelectField
            {...binding.text("investment_target")}
            label={`${PROFILE_LABELS.investment_target} ${words.usd}`}
            hint={words.hints.target}
            options={TARGETS}
            placeholder={words.choose.range}
            required
          />
        </div>
        <div className="full">
          <MultiSelect
            {...binding.list("sectors_of_interest")}
            hint={words.hints.sectors}
            options={SECTORS}
            emptyText={words.noOption}
          />
        </div>
        <div className="full">
          <MultiSelect
            {...binding.list("business_stages_investor")}
            hint={words.hints.several}
            options={STAGES}
            emptyText={words.noOption}
          />
        </div>
        <div className="full">
          <MultiSelect
            {...binding.list("investment_types_investor")}
            hint={words.hints.several}
            options={INVESTMENT_TYPES}
            emptyText={words.noOption}
          />
        </div>
        <div className="full">
          <TextArea
            {...preference}
            rows={4}
            hint={words.hints.preference}
            counter={wordsOf(
              countWords(preference.value),
              PREFERENCE_MAX_WORDS,
            )}
            optional
          />
        </div>
      </div>
    </Panel>
  );
}
