import { drivenTest } from "../../support/driven/driven-test.ts";
import { drivenDeletion } from "../../support/driven/flows/account-deletion.ts";

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
