import type { MouseEvent, ReactNode } from "react";
import { t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import type { ProfileField } from "../../../contract/profile/fields.ts";
import {
  EMPTY_PROFILE_FORM,
  fieldLabel,
  fieldLabels,
  toProfileForm,
} from "../../../contract/profile/form.ts";
import {
  missingOnlyForSaving,
  missingRecommendedFields,
  neededFields,
  readinessOf,
} from "../../../contract/profile/readiness.ts";
import type { profileMachine } from "../../../machines/profile/chart.ts";
import type { ChartProps } from "../../app/use-chart.ts";
import { LinkButton } from "../../ui/Button.tsx";
import { Checklist } from "../../ui/Choices.tsx";
import { Meter } from "../../ui/Meter.tsx";
import { Panel } from "../../ui/Panel.tsx";

export type ProfileProps = ChartProps<typeof profileMachine>;

/**
 * Shows the fields that matching requires, each as saved, unsaved or missing. Missing fields are links. Below are links
 * to the other required fields and the recommended fields that are empty or invalid.
 */
export function Readiness({ snapshot, send }: ProfileProps) {
  const { form, userType, profile } = snapshot.context;
  const needed = neededFields(userType);
  const stored = profile ? toProfileForm(profile) : EMPTY_PROFILE_FORM;
  const { ready, unsaved, missing } = readinessOf(
    form,
    snapshot.hasTag("done") ? form : stored,
    userType,
  );
  const isComplete = ready.length === needed.length;
  const requestField = (target: ProfileField) =>
    send({ type: "field.requested", target });
  const count = t("profile.readiness.count", {
    ready: ready.length,
    all: needed.length,
  });
  return (
    <Panel title={t("profile.panels.ready")} aside={count} padded>
      <div className="stack">
        <Meter
          value={(100 * ready.length) / needed.length}
          label={t("profile.panels.ready")}
          valueText={count}
        />
        {isComplete && (
          <p className="small">{t(`profile.readiness.complete.${userType}`)}</p>
        )}
        {missing.length > 0 && (
          <p className="small">{`${t("profile.readiness.needs")}: ${fieldLabels(missing)}.`}</p>
        )}
        {unsaved.length > 0 && (
          <p className="small">
            {`${t("profile.readiness.unsaved")}: ${fieldLabels(unsaved)}. ${t("profile.readiness.saveFirst")}`}
          </p>
        )}
        <Checklist
          column
          items={needed.map((field) => ({
            key: field,
            met: ready.includes(field),
            label: missing.includes(field) ? (
              <TargetLink target={field} onFollow={requestField}>
                {fieldLabel(field)}
              </TargetLink>
            ) : unsaved.includes(field) ? (
              `${fieldLabel(field)}, ${t("profile.readiness.notSaved")}`
            ) : (
              fieldLabel(field)
            ),
          }))}
        />
        {userType === "investee" && isComplete && (
          <LinkButton variant="outline" size="small" to={pages.matching.path}>
            {pages.matching.title}
          </LinkButton>
        )}
        <TargetList
          title={t("profile.readiness.saving")}
          targets={missingOnlyForSaving(form, userType)}
          onFollow={requestField}
        />
        <TargetList
          title={t(`profile.readiness.helpful.${userType}`)}
          targets={missingRecommendedFields(form, userType)}
          onFollow={requestField}
        />
      </div>
    </Panel>
  );
}

/** Links to empty or invalid fields. Renders nothing when there are none. */
function TargetList(props: {
  readonly title: string;
  readonly targets: readonly ProfileField[];
  readonly onFollow: (target: ProfileField) => void;
}) {
  const { title, targets, onFollow } = props;
  if (targets.length === 0) return null;
  return (
    <div className="stack stack--2 readiness-more">
      <h3>{title}</h3>
      <ul className="stack stack--1">
        {targets.map((target) => (
          <li key={target}>
            <TargetLink target={target} onFollow={onFollow}>
              {fieldLabel(target)}
            </TargetLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A link to a field on this page. The chart moves the focus there. */
export function TargetLink<Target extends string>(props: {
  readonly target: Target;
  readonly onFollow: (target: Target) => void;
  readonly children: ReactNode;
}) {
  const { target, onFollow, children } = props;
  return (
    <a
      href={`#${target}`}
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        onFollow(target);
      }}
    >
      {children}
    </a>
  );
}
