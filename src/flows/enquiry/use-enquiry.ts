import { useNavigate } from "react-router-dom";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { enquiryMachine } from "../../../machines/enquiry/chart.ts";
import { useChart } from "../../app/use-chart.ts";
import { programmeEnquiry, webmail } from "../../content/programme-enquiry.ts";
import { browserFacts } from "../../services/browser-facts.ts";
import { enquiryEffects } from "./enquiry-effects.ts";

/** The snapshot of the enquiry chart and its send function. */
export type EnquiryState = {
  readonly snapshot: SnapshotFrom<typeof enquiryMachine>;
  readonly send: ActorRefFrom<typeof enquiryMachine>["send"];
};

/** Runs the enquiry chart with the operator's addresses and the capabilities of this browser. */
export function useEnquiry(): EnquiryState {
  const navigate = useNavigate();
  const [snapshot, send] = useChart(
    enquiryMachine.provide(enquiryEffects(navigate)),
    { input: { browser: browserFacts(), webmail, email: programmeEnquiry.to } },
  );
  return { snapshot, send };
}
