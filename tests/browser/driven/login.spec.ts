import { drivenTest } from "../../support/driven/driven-test.ts";
import { drivenLogin } from "../../support/driven/flows/login.ts";

drivenTest(drivenLogin);
