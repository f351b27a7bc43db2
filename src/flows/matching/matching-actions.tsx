import { formatMoney } from "../../../contract/format.ts";
import { t, textOf } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import type { ProfileForm } from "../../../contract/profile/form.ts";
import {
  fieldLabel,
  fieldLabels,
  optionLabel,
} from "../../../contract/profile/labels.ts";
import {
  MATCHING_FIELDS,
  type MatchingField,
  missingForMatching,
} from "../../../contract/profile/readiness.ts";
import { type Profile, parseAmount } from "../../../contract/profile/wire.ts";
import type { matchingMachine } from "../../../machines/matching/chart.ts";
import {
  type MatchingData,
  matchingLabel,
  requestFacts,
  unsavedForMatching,
} from "../../../machines/matching/offers.ts";
import { hasOutlook } from "../../../machines/matching/outlook.ts";
import {
  declineNotice,
  rerunNote,
  rerunSentences,
} from "../../../machines/matching/rerun.ts";
import type { ChartProps } from "../../app/use-chart.ts";
import { eligibilityCriteria } from "../../content/eligibility.ts";
import { matchingInquiry } from "../../content/matching-inquiry.ts";
import { mailLink } from "../../services/mail-link.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button, buttonClass, LinkButton } from "../../ui/Button.tsx";
import { Checklist } from "../../ui/Choices.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Link } from "../../ui/Link.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { InvesteeOutlook } from "../match-outlook/match-outlook.tsx";

type MatchingProps = ChartProps<typeof matchingMachine>;
type DataProps = MatchingProps & { readonly data: MatchingData };

/** The fields that matching requires, with a link for each missing one, and the buttons that start matching. */
export function RequiredDetails(
  props: DataProps & { readonly draft: ProfileForm | null },
) {
  const { snapshot, send, data, draft } = props;
  const { profile } = data;
  const missing = missingForMatching(profile);
  const unsaved = unsavedForMatching({ profile, draft });
  return (
    <Panel title={t("matching.required")} className="required" padded corner>
      <Checklist
        items={MATCHING_FIELDS.map((field) => ({
          key: field,
          met: !missing.includes(field),
          label: (
            <span className="two-lines">
              <span className="muted small">{fieldLabel(field)}</span>
              {missing.includes(field) ? (
                <Link
                  to={`${pages.profile.path}#${field}`}
                  aria-label={missingText(fieldLabel(field))}
                >
                  {t("matching.missing")}
                </Link>
              ) : (
                <bdi>{valueText(profile, field)}</bdi>
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
          {[
            missingText(`${fieldLabels(missing)}.`),
            ...(unsaved.length > 0
              ? [
                  t("profile.readiness.unsaved", {
                    fields: fieldLabels(unsaved),
                  }),
                  t("profile.readiness.saveFirst"),
                ]
              : []),
          ].join(" ")}
        </Alert>
      )}
      <MatchingActions snapshot={snapshot} send={send} data={data} />
      {hasOutlook(requestFacts(data)) && <InvesteeOutlook />}
    </Panel>
  );
}

function missingText(text: string): string {
  return t("ui.labelled", { label: t("matching.missing"), text });
}

function valueText(profile: Profile | null, field: MatchingField): string {
  if (profile === null) return "";
  return field === "capital_needed"
    ? formatMoney(parseAmount(profile.capital_needed) ?? 0)
    : optionLabel(field, profile[field]);
}

function MatchingActions({ snapshot, send, data }: DataProps) {
  const { notice } = snapshot.context;
  const { rerunsLeft } = data;
  const facts = requestFacts(data);
  const sentences = rerunSentences(data);
  const isBusy = snapshot.hasTag("busy");
  const request = { type: "matching.requested", ...facts } as const;
  const rerunRequest = {
    type: "rerun.requested",
    ...facts,
    sentences,
  } as const;
  const isRerunning = snapshot.hasTag("rerunning");
  const decline = declineNotice(data);
  const note = rerunNote(data);
  const isRerunRecommended = decline?.nextStep === "rerun";
  const rerunVariant = isRerunRecommended ? "action" : "outline";
  return (
    <div className="stack stack--3 matching-actions">
      {decline && (
        <Alert
          tone="waiting"
          announce="none"
          title={textOf(decline.title)}
          actions={
            decline.nextStep === "none" && (
              <>
                <LinkButton size="small" to={pages.programsLoggedIn.path}>
                  {t("matching.seePrograms")}
                </LinkButton>
                <LinkButton
                  variant="outline"
                  size="small"
                  to={pages.support.path}
                >
                  {t("matching.contactSupport")}
                </LinkButton>
              </>
            )
          }
        >
          {decline.sentences.map(textOf).join(" ")}
        </Alert>
      )}
      <div className="row">
        <Button
          variant={isRerunRecommended ? "outline" : "action"}
          busy={isBusy && !isRerunning}
          unavailable={!snapshot.can(request)}
          onClick={() => send(request)}
        >
          {textOf(matchingLabel(facts.matchCount))}
        </Button>
        <Button
          variant={facts.obstacle === null ? rerunVariant : "quiet"}
          busy={isRerunning}
          unavailable={!snapshot.can({ ...rerunRequest, key: "" })}
          onClick={() => send({ ...rerunRequest, key: crypto.randomUUID() })}
          aria-describedby="reruns"
        >
          {t("matching.rerun")}
        </Button>
        <span className="muted small" id="reruns">
          {t("matching.rerunsLeft", { count: Math.max(0, rerunsLeft) })}
        </span>
      </div>
      {note.length > 0 && (
        <p className="muted small">{note.map(textOf).join(" ")}</p>
      )}
      <div role="status">
        {isBusy && <p>{t("matching.working")}</p>}
        {(snapshot.hasTag("noMatches") || snapshot.hasTag("limited")) &&
          notice && (
            <Alert tone="waiting" announce="none" title={textOf(notice)} />
          )}
      </div>
    </div>
  );
}

/** The dialogs: the question about records, the offer of assistance, the eligibility criteria, and the alerts. */
export function MatchingDialogs({ snapshot, send }: MatchingProps) {
  const close = () => send({ type: "modal.closed" });
  const closeAlert = () => send({ type: "alert.closed" });
  const { notice, rerun } = snapshot.context;
  const rerunAlert = rerun && (
    <Alert announce="none" title={t("matching.rerunTitle")}>
      {rerun.sentences.map(textOf).join(" ")}
    </Alert>
  );
  return (
    <>
      <Dialog
        open={snapshot.hasTag("records")}
        onClose={close}
        title={t("matching.recordsTitle")}
        actions={
          <>
            <Button onClick={() => send({ type: "records.confirmed" })}>
              {t("ui.yes")}
            </Button>
            <Button
              variant="outline"
              onClick={() => send({ type: "records.missing" })}
            >
              {t("ui.no")}
            </Button>
          </>
        }
      >
        <p>{t("matching.records")}</p>
        {rerunAlert}
      </Dialog>
      <Dialog
        open={snapshot.hasTag("assistance")}
        onClose={close}
        title={t("matching.assistanceTitle")}
        actions={
          <>
            <a href={mailLink(matchingInquiry)} className={buttonClass({})}>
              {t("enquiry.send")}
            </a>
            <Button variant="outline" onClick={close}>
              {t("ui.close")}
            </Button>
          </>
        }
      >
        <p>{t("matching.assistance")}</p>
      </Dialog>
      <Dialog
        open={snapshot.hasTag("criteria")}
        onClose={close}
        title={t("matching.criteriaTitle")}
        wide
        actions={
          <>
            <Button onClick={() => send({ type: "criteria.accepted" })}>
              {t("matching.proceed")}
            </Button>
            <Button variant="outline" onClick={close}>
              {t("ui.cancel")}
            </Button>
          </>
        }
      >
        <p>{t("matching.criteria")}</p>
        {rerunAlert}
        <ol className="stack stack--3 criteria">
          {Object.entries(eligibilityCriteria).map(([title, text]) => (
            <li key={title}>
              <strong>{title}</strong>
              <span className="small muted">{text}</span>
            </li>
          ))}
        </ol>
      </Dialog>
      <Dialog
        open={snapshot.hasTag("alert")}
        onClose={closeAlert}
        tone="problem"
        title={
          snapshot.hasTag("incomplete")
            ? t("matching.profileTitle")
            : t("matching.alertTitle")
        }
        actions={
          <Button onClick={closeAlert}>
            {snapshot.hasTag("incomplete")
              ? t("matching.goToProfile")
              : t("ui.close")}
          </Button>
        }
      >
        {notice && <p>{textOf(notice)}</p>}
      </Dialog>
    </>
  );
}
