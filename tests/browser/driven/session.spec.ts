import { drivenTest } from "../../support/driven/driven-test.ts";
import { drivenSession } from "../../support/driven/flows/session.ts";

drivenTest(drivenSession);
