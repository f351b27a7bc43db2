import { drivenPayment } from "../../flows/payment/browser.ts";
import { drivenTest } from "../../support/driven/driven-test.ts";

drivenTest(drivenPayment, [
  "4-payment-01",
  "4-payment-02",
  "4-payment-03",
  "4-payment-04",
]);
