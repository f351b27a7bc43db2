import { drivenTest } from "../../support/driven/driven-test.ts";
import { drivenVerificationByLink } from "../../support/driven/flows/email-verification-by-link.ts";

drivenTest(drivenVerificationByLink);
