import { drivenTest } from "../../support/driven/driven-test.ts";
import { drivenProgrammes } from "../../support/driven/flows/programmes.ts";

drivenTest(drivenProgrammes);
