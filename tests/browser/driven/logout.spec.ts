import { drivenTest } from "../../support/driven/driven-test.ts";
import { drivenLogout } from "../../support/driven/flows/logout.ts";

drivenTest(drivenLogout, ["4-logout-02", "4-logout-05", "4-logout-06"]);
