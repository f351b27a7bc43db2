import { drivenTest } from "../../support/driven/driven-test.ts";
import { drivenLeaveGuard } from "../../support/driven/flows/leave-guard.ts";

drivenTest(drivenLeaveGuard);
