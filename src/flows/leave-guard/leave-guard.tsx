import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { t } from "../../../contract/messages/index.ts";
import { leaveGuardMachine } from "../../../machines/leave-guard/chart.ts";
import { useChart } from "../../app/use-chart.ts";
import { isLanguageOpening } from "../../services/language/language-opening.ts";
import { interceptLinkClicks } from "../../services/link-clicks.ts";
import { combineUnsubscribes, listen } from "../../services/page-events.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";

/**
 * While `active`, following a link to another page or closing the page requires a confirmation. Back and Forward are
 * not intercepted. Leaving cancels uploads in progress. The draft of the profile stays in this tab and can be restored.
 */
export function LeaveGuard(props: {
  readonly active: boolean;
  readonly title: string;
  readonly text: string;
  /** True if nothing is lost when the page is opened in another language. */
  readonly isKept?: boolean;
}) {
  const { active, title, text, isKept = false } = props;
  const navigate = useNavigate();
  const [snapshot, send] = useChart(leaveGuardMachine, {
    actions: {
      leavePage: ({ context: { path } }) => {
        if (path !== null) navigate(path);
      },
    },
  });
  useEffect(() => {
    if (!active) return;
    return combineUnsubscribes(
      listen("beforeunload", (event) => {
        if (!isKept || !isLanguageOpening()) event.preventDefault();
      }),
      interceptLinkClicks((path) => send({ type: "leave.requested", path })),
    );
  }, [active, isKept, send]);
  const stay = () => send({ type: "leave.cancelled" });
  return (
    <Dialog
      open={snapshot.hasTag("asking")}
      onClose={stay}
      title={title}
      actions={
        <>
          <Button onClick={stay}>{t("profile.leave.stay")}</Button>
          <Button
            variant="outline"
            onClick={() => send({ type: "leave.confirmed" })}
          >
            {t("profile.leave.leave")}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
