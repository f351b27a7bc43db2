import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { t } from "../../../contract/messages/index.ts";
import { readPaidState } from "../../../contract/navigation-state.ts";
import { pages } from "../../../contract/pages.ts";
import { MemberFrame } from "../../app/member-frame.tsx";
import { Alert } from "../../ui/Alert.tsx";
import { Catalogue, useProgrammes } from "./catalogue.tsx";

/** /programs-loggedIn: the programmes for members, with a confirmation after a payment. */
export default function MemberProgrammesPage() {
  const state = useProgrammes(pages.programsLoggedIn.path);
  const payment = usePayment();
  return (
    <MemberFrame>
      {payment && (
        <Alert
          tone="good"
          title={
            payment.purchase === null
              ? t("payment.thanksWithoutProgramme")
              : t("payment.thanks", payment.purchase)
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

/** Returns the payment just made, and removes it from the history entry: a reload or Back shows no confirmation. */
function usePayment() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [payment] = useState(() => readPaidState(state));
  useEffect(() => {
    if (readPaidState(state))
      navigate(pages.programsLoggedIn.path, { replace: true });
  }, [state, navigate]);
  return payment;
}
