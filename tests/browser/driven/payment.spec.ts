import { drivenTest } from "../../support/driven/driven-test.ts";
import { drivenPayment } from "../../support/driven/flows/payment.ts";

drivenTest(drivenPayment, [
  "4-payment-01",
  "4-payment-02",
  "4-payment-03",
  "4-payment-04",
]);
