import { drivenTest } from "../../support/driven/driven-test.ts";
import { drivenDeletion } from "../../support/driven/flows/account-deletion.ts";

drivenTest(drivenDeletion);
