import { drivenMatchReview } from "../../flows/match-review/browser.ts";
import { drivenTest } from "../../support/driven/driven-test.ts";

drivenTest(drivenMatchReview, [
  "4-match-review-01",
  "4-match-review-02",
  "4-match-review-03",
  "4-match-review-04",
  "4-match-review-05",
  "8-match-review-01",
  "8-match-review-02",
]);
