import type { RefObject } from "react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { paymentMachine } from "../../../machines/payment/chart.ts";

/** The props of each part of the screen. */
export type PaymentViewProps = {
  readonly snapshot: SnapshotFrom<typeof paymentMachine>;
  readonly send: ActorRefFrom<typeof paymentMachine>["send"];
  readonly form: RefObject<HTMLFormElement | null>;
};
