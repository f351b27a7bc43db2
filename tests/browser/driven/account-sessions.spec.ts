import { drivenTest } from "../../support/driven/driven-test.ts";
import { drivenAccountSessions } from "../../support/driven/flows/account-sessions.ts";

drivenTest(drivenAccountSessions);
