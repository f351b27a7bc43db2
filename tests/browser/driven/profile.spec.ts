import { drivenProfile } from "../../flows/profile/browser.ts";
import { drivenTest } from "../../support/driven/driven-test.ts";

drivenTest(drivenProfile, [
  "4-profile-01",
  "4-profile-02",
  "4-profile-03",
  "4-profile-04",
  "4-profile-05",
  "5-profile-32",
  "7-profile-10",
  "8-profile-01",
  "8-profile-02",
]);
