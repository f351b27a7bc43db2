import { drivenLeaveGuard } from "../../flows/leave-guard/browser.ts";
import { drivenTest } from "../../support/driven/driven-test.ts";

drivenTest(drivenLeaveGuard);
