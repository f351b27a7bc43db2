import { say } from "../../../contract/messages/index.ts";
import { matchPages } from "../../../contract/messages/match-pages.ts";
import { rerunSentences } from "../../../machines/matching/rerun-facts.ts";
import { eligibilityCriteria } from "../../content/eligibility.ts";
import { matchingInquiry } from "../../content/matching-inquiry.ts";
import { mailLink } from "../../services/mail-link.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import type { MatchingPart } from "./matching-binding.ts";
import { Sentences } from "./sentences.tsx";

const words = matchPages.matching;

/** The records question, the assistance, the eligibility criteria, and the alerts. */
export function MatchingDialogs({ snapshot, send }: MatchingPart) {
  const close = () => send({ type: "modal.closed" });
  const closeAlert = () => send({ type: "alert.closed" });
  const { notice, purpose } = snapshot.context;
  const rerun = purpose === "rerun" && (
    <Alert announce="none" title={words.rerunTitle}>
      <Sentences of={rerunSentences(snapshot.context)} />
    </Alert>
  );
  return (
    <>
      <Dialog
        open={snapshot.matches("askingRecords")}
        onClose={close}
        title={words.recordsTitle}
        actions={
          <>
            <Button onClick={() => send({ type: "records.confirmed" })}>
              {words.yes}
            </Button>
            <Button
              variant="second"
              onClick={() => send({ type: "records.denied" })}
            >
              {words.no}
            </Button>
          </>
        }
      >
        <p>{say({ key: "matching.records" })}</p>
        {rerun}
      </Dialog>
      <Dialog
        open={snapshot.matches("assisting")}
        onClose={close}
        title={words.assistanceTitle}
        actions={
          <>
            <a href={mailLink(matchingInquiry)} className={buttonClass({})}>
              {words.sendInquiry}
            </a>
            <Button variant="second" onClick={close}>
              {words.close}
            </Button>
          </>
        }
      >
        <p>{words.assistance}</p>
      </Dialog>
      <Dialog
        open={snapshot.matches("showingCriteria")}
        onClose={close}
        title={words.criteriaTitle}
        wide
        actions={
          <>
            <Button onClick={() => send({ type: "criteria.accepted" })}>
              {words.proceed}
            </Button>
            <Button variant="second" onClick={close}>
              {words.cancel}
            </Button>
          </>
        }
      >
        <p>{words.criteria}</p>
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
            ? words.profileTitle
            : words.alertTitle
        }
        actions={
          <Button onClick={closeAlert}>
            {snapshot.matches("sendingToProfile")
              ? words.toProfile
              : words.understood}
          </Button>
        }
      >
        {notice && <p>{say(notice)}</p>}
      </Dialog>
    </>
  );
}
