import { say, t } from "../../../contract/messages/index.ts";
import { rerunSentences } from "../../../machines/matching/rerun.ts";
import { eligibilityCriteria } from "../../content/eligibility.ts";
import { matchingInquiry } from "../../content/matching-inquiry.ts";
import { mailLink } from "../../services/mail-link.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import type { MatchingPart } from "./matching-binding.ts";
import { Sentences } from "./sentences.tsx";

/** The records question, the assistance, the eligibility criteria, and the alerts. */
export function MatchingDialogs({ snapshot, send }: MatchingPart) {
  const close = () => send({ type: "modal.closed" });
  const closeAlert = () => send({ type: "alert.closed" });
  const { notice, purpose } = snapshot.context;
  const rerun = purpose === "rerun" && (
    <Alert announce="none" title={t("matching.rerunTitle")}>
      <Sentences of={rerunSentences(snapshot.context)} />
    </Alert>
  );
  return (
    <>
      <Dialog
        open={snapshot.matches("askingRecords")}
        onClose={close}
        title={t("matching.recordsTitle")}
        actions={
          <>
            <Button onClick={() => send({ type: "records.confirmed" })}>
              {t("ui.yes")}
            </Button>
            <Button
              variant="second"
              onClick={() => send({ type: "records.denied" })}
            >
              {t("ui.no")}
            </Button>
          </>
        }
      >
        <p>{t("matching.records")}</p>
        {rerun}
      </Dialog>
      <Dialog
        open={snapshot.matches("assisting")}
        onClose={close}
        title={t("matching.assistanceTitle")}
        actions={
          <>
            <a href={mailLink(matchingInquiry)} className={buttonClass({})}>
              {t("enquiry.send")}
            </a>
            <Button variant="second" onClick={close}>
              {t("ui.close")}
            </Button>
          </>
        }
      >
        <p>{t("matching.assistance")}</p>
      </Dialog>
      <Dialog
        open={snapshot.matches("showingCriteria")}
        onClose={close}
        title={t("matching.criteriaTitle")}
        wide
        actions={
          <>
            <Button onClick={() => send({ type: "criteria.accepted" })}>
              {t("matching.proceed")}
            </Button>
            <Button variant="second" onClick={close}>
              {t("ui.cancel")}
            </Button>
          </>
        }
      >
        <p>{t("matching.criteria")}</p>
        {rerun}
        <ol className="criteria">
          {eligibilityCriteria.map(({ key, title, text }) => (
            <li key={key}>
              <strong>{title}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </Dialog>
      <Dialog
        open={snapshot.hasTag("alert")}
        onClose={closeAlert}
        tone="problem"
        title={
          snapshot.matches("sendingToProfile")
            ? t("matching.profileTitle")
            : t("matching.alertTitle")
        }
        actions={
          <Button onClick={closeAlert}>
            {snapshot.matches("sendingToProfile")
              ? t("matching.toProfile")
              : t("ui.close")}
          </Button>
        }
      >
        {notice && <p>{say(notice)}</p>}
      </Dialog>
    </>
  );
}
