import { drivenTest } from "../../support/driven/driven-test.ts";
import { drivenCookieConsent } from "../../support/driven/flows/cookie-consent.ts";

drivenTest(drivenCookieConsent);
