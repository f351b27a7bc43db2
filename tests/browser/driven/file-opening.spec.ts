import { drivenTest } from "../../support/driven/driven-test.ts";
import { drivenFileOpening } from "../../support/driven/flows/file-opening.ts";

drivenTest(drivenFileOpening);
