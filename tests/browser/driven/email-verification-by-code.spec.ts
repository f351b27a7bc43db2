import { drivenTest } from "../../support/driven/driven-test.ts";
import { drivenVerificationByCode } from "../../support/driven/flows/email-verification-by-code.ts";

drivenTest(drivenVerificationByCode, ["2-verification-code-01"]);
