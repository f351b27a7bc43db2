import { drivenTest } from "../../support/driven/driven-test.ts";
import { drivenResetRequest } from "../../support/driven/flows/password-reset-request.ts";

drivenTest(drivenResetRequest, [
  "8-reset-request-01",
  "8-reset-request-02",
  "8-reset-request-03",
  "8-reset-request-06",
]);
