import { DESCRIPTION_MAX_WORDS } from "../../../contract/constants.ts";
import { BUSINESS_TYPES, COUNTRIES } from "../../../contract/enumerations.ts";
import { countWords } from "../../../contract/rules/profile-text.ts";
import { Panel } from "../../ui/Panel.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { TextField } from "../../ui/TextField.tsx";
import type { ProfileBinding } from "./profile-form-binding.ts";

/** The fields that both roles have (§3 Profile, shared fields). */
export function BusinessFields({
  binding,
  email,
}: {
  readonly binding: ProfileBinding;
  readonly email: string;
}) {
  const description = binding.text("description");
  return (
    <Panel title="Your business">
      <div className="form-grid">
        <div className="full">
          <TextField
            {...binding.text("business_name")}
            autoComplete="organization"
            required
          />
        </div>
        <SelectField
          {...binding.text("business_type")}
          options={BUSINESS_TYPES}
          placeholder="Choose a type"
          required
        />
        <SelectField
          {...binding.text("location")}
          options={COUNTRIES}
          placeholder="Choose a country"
          autoComplete="country-name"
          required
        />
        <div className="full">
          <TextArea
            {...description}
            hint="What you do, for whom, and what the money is for."
            counter={`${countWords(description.value)} of ${DESCRIPTION_MAX_WORDS} words`}
            required
          />
        </div>
        <div className="full">
          <TextField
            {...binding.text("business_address")}
            autoComplete="street-address"
            optional
          />
        </div>
        <div className="full">
          <TextField
            id="email"
            label="Email"
            hint="The address you log in with. It can’t be changed here."
            value={email}
            onValueChange={() => {}}
            readOnly
          />
        </div>
      </div>
    </Panel>
  );
}
