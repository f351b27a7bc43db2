import { drivenAccountSessions } from "../../flows/account-sessions/browser.ts";
import { drivenTest } from "../../support/driven/driven-test.ts";

drivenTest(drivenAccountSessions);
