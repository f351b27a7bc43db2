import { drivenTest } from "../../support/driven/driven-test.ts";
import { drivenEnquiry } from "../../support/driven/flows/enquiry.ts";

drivenTest(drivenEnquiry);
