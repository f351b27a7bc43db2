import { drivenTest } from "../../support/driven/driven-test.ts";
import { drivenNavbar } from "../../support/driven/flows/navbar.ts";

drivenTest(drivenNavbar);
