import { drivenNavbar } from "../../flows/navbar/browser.ts";
import { drivenTest } from "../../support/driven/driven-test.ts";

drivenTest(drivenNavbar);
