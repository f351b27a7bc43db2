import { drivenTest } from "../../support/driven/driven-test.ts";
import { drivenPayment } from "../../support/driven/flows/payment.ts";

drivenTest(drivenPayment);
