import { drivenMatching } from "../../flows/matching/browser.ts";
import { drivenTest } from "../../support/driven/driven-test.ts";

drivenTest(drivenMatching, [
  "4-matching-01",
  "4-matching-02",
  "4-matching-03",
  "4-matching-04",
  "4-matching-05",
  "4-matching-08",
  "4-matching-09",
  "4-matching-10",
  "4-matching-11",
  "5-matching-02",
  "5-matching-03",
  "5-matching-04",
  "5-matching-05",
  "8-matching-01",
  "8-matching-02",
  "8-matching-03",
  "8-profile-01",
]);
