import { say } from "../../contract/messages/index.ts";
import { shell } from "../../contract/messages/shell.ts";
import { pages } from "../../contract/pages.ts";
import { Alert } from "../ui/Alert.tsx";
import { LinkButton } from "../ui/LinkButton.tsx";
import { SessionContext } from "./session-context.tsx";

/** After a refused call, / says in one sentence that the session ended (decisions: Access). */
export function SessionFarewell() {
  const farewell = SessionContext.useSelector(
    (snapshot) => snapshot.context.farewell,
  );
  return (
    farewell && (
      <div className="session-farewell wrap">
        <Alert
          tone="waiting"
          announce="alert"
          title={say(farewell)}
          actions={
            <LinkButton size="small" to={pages.login.path}>
              {shell.session.logIn}
            </LinkButton>
          }
        />
      </div>
    )
  );
}
