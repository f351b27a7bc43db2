import { drivenLogout } from "../../flows/logout/browser.ts";
import { drivenTest } from "../../support/driven/driven-test.ts";

drivenTest(drivenLogout, ["4-logout-02", "4-logout-05", "4-logout-06"]);
