import { drivenResetConfirm } from "../../flows/password-reset-confirm/browser.ts";
import { drivenTest } from "../../support/driven/driven-test.ts";

drivenTest(drivenResetConfirm, [
  "8-reset-confirm-01",
  "8-reset-confirm-02",
  "8-reset-confirm-03",
  "8-reset-confirm-04",
]);
