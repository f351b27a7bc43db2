import { drivenDeletion } from "../../flows/account-deletion/browser.ts";
import { drivenTest } from "../../support/driven/driven-test.ts";

drivenTest(drivenDeletion, [
  "4-delete-account-02",
  "4-delete-account-03",
  "5-delete-account-02",
  "5-delete-account-04",
  "8-delete-account-01",
  "8-delete-account-03",
  "8-delete-account-04",
  "8-delete-account-05",
  "8-delete-account-06",
]);
