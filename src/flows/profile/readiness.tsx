import type { ReactNode } from "react";
import { t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import type {
  FieldName,
  ProfileField,
} from "../../../contract/profile/fields.ts";
import { EMPTY_PROFILE_FORM } from "../../../contract/profile/form.ts";
import { fieldLabel, fieldLabels } from "../../../contract/profile/labels.ts";
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
import { InvesteeOutlook } from "../match-outlook/match-outlook.tsx";

export type ProfileProps = ChartProps<typeof profileMachine>;

/**
 * Shows the fields that matching requires, each as saved, unsaved or missing. Missing fields are links. The lists below
 * link to other empty or invalid fields: required fields first, then recommended fields.
 */
export function Readiness({ snapshot, send }: ProfileProps) {
  const { form, userType, base } = snapshot.context;
  const needed = neededFields(userType);
  const stored = base?.form ?? EMPTY_PROFILE_FORM;
  const { ready, unsaved, missing } = readinessOf(
    form,
    snapshot.hasTag("done") ? form : stored,
    userType,
  );
  const isComplete = ready.length === needed.length;
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
          <p className="small">
            {t("profile.readiness.needs", { fields: fieldLabels(missing) })}
          </p>
        )}
        {unsaved.length > 0 && (
          <p className="small">
            {`${t("profile.readiness.unsaved", { fields: fieldLabels(unsaved) })} ${t("profile.readiness.saveFirst")}`}
          </p>
        )}
        <Checklist
          column
          items={needed.map((field) => ({
            key: field,
            met: ready.includes(field),
            label: missing.includes(field) ? (
              <TargetLink target={field} send={send} />
            ) : unsaved.includes(field) ? (
              t("profile.readiness.notSaved", { field: fieldLabel(field) })
            ) : (
              fieldLabel(field)
            ),
          }))}
        />
        {userType === "investee" && isComplete && (
          <>
            <LinkButton variant="outline" size="small" to={pages.matching.path}>
              {pages.matching.title}
            </LinkButton>
            <InvesteeOutlook />
          </>
        )}
        <TargetList
          title={t("profile.readiness.saving")}
          targets={missingOnlyForSaving(form, userType)}
          send={send}
        />
        <TargetList
          title={t(`profile.readiness.helpful.${userType}`)}
          targets={missingRecommendedFields(form, userType)}
          send={send}
        />
      </div>
    </Panel>
  );
}

/** Links to empty or invalid fields. Renders nothing when there are none. */
function TargetList({
  title,
  targets,
  send,
}: Pick<ProfileProps, "send"> & {
  readonly title: string;
  readonly targets: readonly ProfileField[];
}) {
  if (targets.length === 0) return null;
  return (
    <div className="stack stack--2 readiness-more">
      <h3 className="label-heading">{title}</h3>
      <ul className="stack stack--1">
        {targets.map((target) => (
          <li key={target}>
            <TargetLink target={target} send={send} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A link to a field or file on this page. The default text is the field's label. The chart moves the focus there. */
export function TargetLink({
  target,
  send,
  children = fieldLabel(target),
}: Pick<ProfileProps, "send"> & {
  readonly target: FieldName;
  readonly children?: ReactNode;
}) {
  return (
    <a
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault();
        send({ type: "field.requested", target });
      }}
    >
      {children}
    </a>
  );
}
