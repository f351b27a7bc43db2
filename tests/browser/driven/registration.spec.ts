import { drivenRegistration } from "../../flows/registration/browser.ts";
import { drivenTest } from "../../support/driven/driven-test.ts";

drivenTest(drivenRegistration, [
  "2-registration-08",
  "5-registration-18",
  "8-registration-01",
  "8-registration-02",
  "8-registration-04",
  "8-registration-08",
  "8-registration-09",
  "8-registration-10",
  "8-registration-11",
  "8-registration-14",
  "8-registration-15",
]);
