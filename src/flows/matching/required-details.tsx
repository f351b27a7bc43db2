import { Link } from "react-router-dom";
import { formatMoney } from "../../../contract/format.ts";
import { t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import { fieldLabel } from "../../../contract/profile/form.ts";
import {
  MATCHING_FIELDS,
  type MatchingField,
  missingForMatching,
} from "../../../contract/profile/readiness.ts";
import { amountOf, type Profile } from "../../../contract/profile/wire.ts";
import { unsavedForMatching } from "../../../machines/matching/chart.ts";
import { Alert } from "../../ui/Alert.tsx";
import { LinkButton } from "../../ui/Button.tsx";
import { Checklist } from "../../ui/Choices.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { MatchingActions } from "./matching-actions.tsx";
import type { MatchingPart } from "./matching-binding.ts";

/** The data that matching requires, what is missing, and the two buttons. */
export function RequiredDetails({ snapshot, send }: MatchingPart) {
  const { profile } = snapshot.context;
  const missing = missingForMatching(profile);
  const unsaved = unsavedForMatching(snapshot.context);
  return (
    <Panel title={t("matching.required")} className="required" padded corner>
      <Checklist
        items={MATCHING_FIELDS.map((field) => ({
          key: field,
          met: !missing.includes(field),
          label: (
            <span className="required-detail">
              <span className="muted small">{fieldLabel(field)}</span>
              {missing.includes(field) ? (
                <Link to={`${pages.profile.path}#${field}`}>
                  {t("matching.missing")}
                  <span className="visually-hidden">
                    {`: ${fieldLabel(field)}`}
                  </span>
                </Link>
              ) : (
                detailOf(profile, field)
              )}
            </span>
          ),
        }))}
      />
      {missing.length > 0 && (
        <Alert
          tone="waiting"
          announce="none"
          title={t("matching.incomplete")}
          actions={
            <LinkButton size="small" to={pages.profile.path}>
              {unsaved.length > 0
                ? t("matching.saveProfile")
                : t("matching.completeProfile")}
            </LinkButton>
          }
        >
          {`${t("matching.missing")}: ${namesOf(missing)}.`}
          {unsaved.length > 0 &&
            ` ${t("profile.readiness.unsaved")}: ${namesOf(unsaved)}. ${t("profile.readiness.saveFirst")}`}
        </Alert>
      )}
      <MatchingActions snapshot={snapshot} send={send} />
    </Panel>
  );
}

function namesOf(fields: readonly MatchingField[]): string {
  return fields.map(fieldLabel).join(", ");
}

function detailOf(profile: Profile | null, field: MatchingField): string {
  if (profile === null) return "";
  return field === "capital_needed"
    ? formatMoney(amountOf(profile.capital_needed) ?? 0)
    : profile[field];
}
