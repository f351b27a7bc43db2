import { drivenTest } from "../../support/driven/driven-test.ts";
import { drivenRegistration } from "../../support/driven/flows/registration.ts";

drivenTest(drivenRegistration);
