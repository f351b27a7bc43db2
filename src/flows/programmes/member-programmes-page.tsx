import { useLocation } from "react-router-dom";
import { message, say } from "../../../contract/messages/index.ts";
import { programmesPage } from "../../../contract/messages/programmes-page.ts";
import {
  type PaidState,
  readPaidState,
} from "../../../contract/navigation-state.ts";
import { pages } from "../../../contract/pages.ts";
import { MemberFrame } from "../../app/member-frame.tsx";
import { Alert } from "../../ui/Alert.tsx";
import { Catalogue } from "./catalogue.tsx";
import { useProgrammes } from "./use-programmes.ts";

const words = programmesPage.inside;

/** /programs-loggedIn: the programmes for members, with a confirmation after a payment. */
export default function MemberProgrammesPage() {
  const state = useProgrammes(pages.programsLoggedIn.path);
  const paid = readPaidState(useLocation().state);
  return (
    <MemberFrame>
      {paid && (
        <Alert tone="good" title={say(thanksFor(paid))}>
          {words.thanksNext}
        </Alert>
      )}
      <Catalogue
        state={state}
        title={words.title}
        intro={words.intro}
        forMembers
      />
    </MemberFrame>
  );
}

function thanksFor({ purchase }: PaidState) {
  return purchase === null
    ? message("payment.thanksOnly")
    : message("payment.thanks", purchase);
}
