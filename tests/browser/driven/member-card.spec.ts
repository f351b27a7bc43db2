import { drivenMemberCard } from "../../flows/member-card/browser.ts";
import { drivenTest } from "../../support/driven/driven-test.ts";

drivenTest(drivenMemberCard, ["2-investor-dashboard-03"]);
