import { drivenVerificationByLink } from "../../flows/email-verification-by-link/browser.ts";
import { drivenTest } from "../../support/driven/driven-test.ts";

drivenTest(drivenVerificationByLink, [
  "2-verification-link-02",
  "2-verification-link-03",
  "2-verification-link-04",
  "8-verification-link-01",
]);
