import { drivenTest } from "../../support/driven/driven-test.ts";
import { drivenPasswordChange } from "../../support/driven/flows/password-change.ts";

drivenTest(drivenPasswordChange);
