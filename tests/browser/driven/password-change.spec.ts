import { drivenPasswordChange } from "../../flows/password-change/browser.ts";
import { drivenTest } from "../../support/driven/driven-test.ts";

drivenTest(drivenPasswordChange, [
  "8-change-password-01",
  "8-change-password-02",
  "8-change-password-03",
  "8-change-password-04",
  "8-change-password-07",
  "8-change-password-08",
  "8-change-password-09",
]);
