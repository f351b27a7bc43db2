import { drivenFileOpening } from "../../flows/file-opening/browser.ts";
import { drivenTest } from "../../support/driven/driven-test.ts";

drivenTest(drivenFileOpening);
