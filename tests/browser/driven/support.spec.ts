import { drivenTest } from "../../support/driven/driven-test.ts";
import { drivenSupport } from "../../support/driven/flows/support.ts";

drivenTest(drivenSupport, ["2-support-02", "9-support-01"]);
