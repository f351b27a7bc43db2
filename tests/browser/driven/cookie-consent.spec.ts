import { drivenCookieConsent } from "../../flows/cookie-consent/browser.ts";
import { drivenTest } from "../../support/driven/driven-test.ts";

drivenTest(drivenCookieConsent);
