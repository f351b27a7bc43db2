import { DESCRIPTION_MAX_WORDS } from "../../../contract/constants.ts";
import {
  BUSINESS_TYPES,
  COUNTRIES,
  type UserType,
} from "../../../contract/enumerations.ts";
import {
  profilePage,
  wordsOf,
} from "../../../contract/messages/profile-page.ts";
import { countWords } from "../../../contract/rules/profile-text.ts";
import { Panel } from "../../ui/Panel.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { TextField } from "../../ui/TextField.tsx";
import type { ProfileBinding } from "./profile-form-binding.ts";

const words = profilePage;

/** The fields of both roles. */
export function BusinessFields({
  binding,
  userType,
  email,
}: {
  readonly binding: ProfileBinding;
  readonly userType: UserType;
  readonly email: string;
}) {
  const description = binding.text("description");
  return (
    <Panel title={words.panels.business}>
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
          placeholder={words.choose.type}
          required
        />
        <SelectField
          {...binding.text("location")}
          options={COUNTRIES}
          placeholder={words.choose.country}
          autoComplete="country-name"
          required
        />
        <div className="full">
          <TextArea
            {...description}
            hint={words.hints.description[userType]}
            counter={wordsOf(
              countWords(description.value),
              DESCRIPTION_MAX_WORDS,
            )}
            required
          />
        </div>
        <div className="full">
          <TextField
            {...binding.text("business_address")}
            autoComplete="address-line1"
            optional
          />
        </div>
        <div className="full">
          <TextField
            id="email"
            label={words.email}
            hint={words.hints.email}
            value={email}
            onValueChange={() => {}}
            readOnly
          />
        </div>
      </div>
    </Panel>
  );
}
