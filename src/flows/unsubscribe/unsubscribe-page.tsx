import { useMatch } from "react-router-dom";
import { message, t, textOf } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import { unsubscribeMachine } from "../../../machines/unsubscribe/chart.ts";
import { AccountFrame } from "../../app/account-frame.tsx";
import { useChart } from "../../app/use-chart.ts";
import { apiActor } from "../../services/api.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { Outcome } from "../shared/account-parts.tsx";

/** /unsubscribe/:token: the target of the link in a reminder. */
export default function UnsubscribePage() {
  const { token = "" } = useMatch(pages.unsubscribe.path)?.params ?? {};
  const [snapshot, send] = useChart(
    unsubscribeMachine,
    { actors: { unsubscribe: apiActor("unsubscribe") } },
    { token },
  );
  const { notice } = snapshot.context;
  return (
    <AccountFrame page="reminders">
      {snapshot.hasTag("asked") && (
        <section className="form">
          <h1>{t("unsubscribe.heading")}</h1>
          <p>{t("unsubscribe.text")}</p>
          {notice && <Alert tone="problem">{textOf(notice)}</Alert>}
          <Button
            busy={snapshot.hasTag("busy")}
            onClick={() => send({ type: "stop.confirmed" })}
          >
            {t("unsubscribe.confirm")}
          </Button>
        </section>
      )}
      {snapshot.hasTag("done") && (
        <Outcome
          title={t("unsubscribe.doneHeading")}
          success={message("reminders.ended")}
        >
          <p>{t("unsubscribe.done")}</p>
          <LinkButton to={pages.login.path} variant="outline">
            {t("account.logIn")}
          </LinkButton>
        </Outcome>
      )}
    </AccountFrame>
  );
}
