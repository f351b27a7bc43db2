import { drivenVerificationByCode } from "../../flows/email-verification-by-code/browser.ts";
import { drivenTest } from "../../support/driven/driven-test.ts";

drivenTest(drivenVerificationByCode, ["2-verification-code-01"]);
