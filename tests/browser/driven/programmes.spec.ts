import { drivenProgrammes } from "../../flows/programmes/browser.ts";
import { drivenTest } from "../../support/driven/driven-test.ts";

drivenTest(drivenProgrammes);
