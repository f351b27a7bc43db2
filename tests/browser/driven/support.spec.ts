import { drivenTest } from "../../support/driven/driven-test.ts";
import { drivenSupport } from "../../support/driven/flows/support.ts";

drivenTest(drivenSupport);
