import { t, textOf } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import { Alert } from "../../ui/Alert.tsx";
import { LinkButton } from "../../ui/Button.tsx";
import { SessionContext } from "./session-context.tsx";

/** Explains on the landing page that a refused call has ended the session. */
export function SessionEndedNotice() {
  const sessionEndedNotice = SessionContext.useSelector(
    (snapshot) => snapshot.context.sessionEndedNotice,
  );
  return (
    sessionEndedNotice && (
      <div className="session-ended-notice wrap">
        <Alert
          tone="waiting"
          announce="alert"
          title={textOf(sessionEndedNotice)}
          actions={
            <LinkButton size="small" to={pages.login.path}>
              {t("account.logIn")}
            </LinkButton>
          }
        />
      </div>
    )
  );
}
