import {
  detailsOf,
  profilePage,
} from "../../../contract/messages/profile-page.ts";
import {
  MATCHING_FIELDS,
  type MatchingField,
} from "../../../contract/rules/matching.ts";
import {
  PROFILE_LABELS,
  type ProfileForm,
  profileFieldProblem,
} from "../../../contract/rules/profile-form.ts";
import { Checklist } from "../../ui/Checklist.tsx";
import { Meter } from "../../ui/Meter.tsx";
import { Panel } from "../../ui/Panel.tsx";

/** How far an investee's form is from what matching needs, with a way to each missing field (§5). */
export function Readiness({ form }: { readonly form: ProfileForm }) {
  const ready = MATCHING_FIELDS.filter((field) => isReady(form, field));
  const share = (100 * ready.length) / MATCHING_FIELDS.length;
  return (
    <Panel
      title={profilePage.panels.ready}
      aside={detailsOf(ready.length, MATCHING_FIELDS.length)}
      padded
    >
      <div className="stack">
        <Meter
          value={share}
          label={profilePage.panels.ready}
          valueText={detailsOf(ready.length, MATCHING_FIELDS.length)}
        />
        <Checklist
          column
          items={MATCHING_FIELDS.map((field) => ({
            key: field,
            met: ready.includes(field),
            label: ready.includes(field) ? (
              PROFILE_LABELS[field]
            ) : (
              <a href={`#${field}`}>{PROFILE_LABELS[field]}</a>
            ),
          }))}
        />
      </div>
    </Panel>
  );
}

function isReady(form: ProfileForm, field: MatchingField): boolean {
  return form[field].trim() !== "" && profileFieldProblem(form, field) === null;
}
