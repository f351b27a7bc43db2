import { drivenTest } from "../../support/driven/driven-test.ts";
import { drivenResetConfirm } from "../../support/driven/flows/password-reset-confirm.ts";

drivenTest(drivenResetConfirm, [
  "8-reset-confirm-01",
  "8-reset-confirm-02",
  "8-reset-confirm-03",
  "8-reset-confirm-04",
]);
