import { drivenSupport } from "../../flows/support/browser.ts";
import { drivenTest } from "../../support/driven/driven-test.ts";

drivenTest(drivenSupport, ["2-support-02", "9-support-01"]);
