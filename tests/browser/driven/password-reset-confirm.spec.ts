import { drivenTest } from "../../support/driven/driven-test.ts";
import { drivenResetConfirm } from "../../support/driven/flows/password-reset-confirm.ts";

drivenTest(drivenResetConfirm);
