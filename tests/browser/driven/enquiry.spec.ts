import { drivenEnquiry } from "../../flows/enquiry/browser.ts";
import { drivenTest } from "../../support/driven/driven-test.ts";

drivenTest(drivenEnquiry);
