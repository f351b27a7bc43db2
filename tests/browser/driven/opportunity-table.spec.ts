import { drivenOpportunityTable } from "../../flows/opportunity-table/browser.ts";
import { drivenTest } from "../../support/driven/driven-test.ts";

drivenTest(drivenOpportunityTable);
