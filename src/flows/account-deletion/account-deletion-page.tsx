import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import { say, t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import { accountDeletionMachine } from "../../../machines/account-deletion/chart.ts";
import { MemberFrame } from "../../app/member-frame.tsx";
import { useChart } from "../../app/use-chart.ts";
import { Alert } from "../../ui/Alert.tsx";
import { LinkButton } from "../../ui/Button.tsx";
import { FocusedHeading } from "../../ui/Form.tsx";
import { SessionContext } from "../session/session-context.tsx";
import { SessionEnded } from "../shared/session-ended.tsx";
import { deletionEffects } from "./account-deletion-effects.ts";
import { DeletionForm } from "./deletion-form.tsx";
import { DeletionWarning } from "./deletion-warning.tsx";

/** /delete-account: deletes the member's own account. */
export default function AccountDeletionPage() {
  const session = SessionContext.useActorRef();
  const input = useRef<HTMLInputElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const [snapshot, send] = useChart(
    accountDeletionMachine.provide(
      deletionEffects({
        input,
        confirm,
        navigate: useNavigate(),
        closeSession: () => session.send({ type: "session.closed" }),
      }),
    ),
  );
  const { notice, success } = snapshot.context;
  return (
    <MemberFrame>
      <title>{`${pages.deleteAccount.title} | Ubia`}</title>
      {snapshot.hasTag("warning") && (
        <DeletionWarning
          button={confirm}
          onConfirm={() => send({ type: "deletion.confirmed" })}
        />
      )}
      {snapshot.hasTag("form") && (
        <DeletionForm snapshot={snapshot} send={send} input={input} />
      )}
      {snapshot.hasTag("ended") && <SessionEnded notice={notice} />}
      {snapshot.hasTag("done") && (
        <section className="form">
          <FocusedHeading>{t("deletion.doneTitle")}</FocusedHeading>
          {success && <Alert tone="good" title={say(success)} />}
          <p>{t("deletion.doneNext")}</p>
          <LinkButton to={pages.home.path} replace>
            {t("nav.home")}
          </LinkButton>
        </section>
      )}
    </MemberFrame>
  );
}
