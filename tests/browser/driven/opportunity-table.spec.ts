import { drivenTest } from "../../support/driven/driven-test.ts";
import { drivenOpportunityTable } from "../../support/driven/flows/opportunity-table.ts";

drivenTest(drivenOpportunityTable);
