import { drivenTest } from "../../support/driven/driven-test.ts";
import { drivenMemberCard } from "../../support/driven/flows/member-card.ts";

drivenTest(drivenMemberCard, ["2-investor-dashboard-03"]);
