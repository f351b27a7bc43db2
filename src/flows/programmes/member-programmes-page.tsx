import { useLocation, useNavigate } from "react-router-dom";
import { t } from "../../../contract/messages/index.ts";
import { formatMoney } from "../../../contract/money.ts";
import { readPaidState } from "../../../contract/navigation-state.ts";
import { pages } from "../../../contract/pages.ts";
import { paymentConfirmationMachine } from "../../../machines/payment-confirmation/chart.ts";
import { MemberFrame } from "../../app/member-frame.tsx";
import { useChart } from "../../app/use-chart.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Catalogue, useProgrammes } from "./catalogue.tsx";

/** /programs-loggedIn: the programmes for members, with a confirmation after a payment. */
export default function MemberProgrammesPage() {
  const state = useProgrammes(pages.programsLoggedIn.path);
  const { state: opening } = useLocation();
  const navigate = useNavigate();
  const [confirmation] = useChart(
    paymentConfirmationMachine,
    {
      actions: {
        forgetPayment: () =>
          navigate(pages.programsLoggedIn.path, { replace: true }),
      },
    },
    { payment: readPaidState(opening) },
  );
  const { payment } = confirmation.context;
  return (
    <MemberFrame>
      {confirmation.hasTag("shown") && payment && (
        <Alert
          tone="good"
          title={
            payment.purchase === null
              ? t("payment.thanksWithoutProgramme")
              : t("payment.thanks", {
                  ...payment.purchase,
                  fee: formatMoney(payment.purchase.fee),
                })
          }
        >
          {t("programmes.members.thanksNext")}
        </Alert>
      )}
      <Catalogue
        state={state}
        title={t("programmes.members.title")}
        intro={t("programmes.members.intro")}
        forMembers
      />
    </MemberFrame>
  );
}
