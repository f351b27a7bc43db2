import { drivenSession } from "../../flows/session/browser.ts";
import { drivenTest } from "../../support/driven/driven-test.ts";

drivenTest(drivenSession);
