import { t, textOf } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import { NavigationContext } from "../../app/navigation-context.ts";
import { Alert } from "../../ui/Alert.tsx";
import { LinkButton } from "../../ui/Button.tsx";

/** Explains on the landing page that a refused call has ended the session. */
export function SessionEndedNotice() {
  const notice = NavigationContext.useSelector(({ context }) => context.notice);
  return (
    notice && (
      <div className="session-ended-notice wrap">
        <Alert
          tone="waiting"
          announce="alert"
          title={textOf(notice)}
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
