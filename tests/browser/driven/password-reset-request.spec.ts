import { drivenTest } from "../../support/driven/driven-test.ts";
import { drivenResetRequest } from "../../support/driven/flows/password-reset-request.ts";

drivenTest(drivenResetRequest);
