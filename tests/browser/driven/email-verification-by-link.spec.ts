import { drivenTest } from "../../support/driven/driven-test.ts";
import { drivenVerificationByLink } from "../../support/driven/flows/email-verification-by-link.ts";

drivenTest(drivenVerificationByLink, [
  "2-verification-link-02",
  "2-verification-link-03",
  "2-verification-link-04",
  "8-verification-link-01",
]);
