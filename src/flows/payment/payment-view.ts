import type { RefObject } from "react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { paymentMachine } from "../../../machines/payment.ts";

/** What each part of the screen gets: where the payment is, and how to tell it what happened. */
export type PaymentViewProps = {
  readonly snapshot: SnapshotFrom<typeof paymentMachine>;
  readonly send: ActorRefFrom<typeof paymentMachine>["send"];
  readonly form: RefObject<HTMLFormElement | null>;
};
