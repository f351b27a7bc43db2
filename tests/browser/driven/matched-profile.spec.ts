import { drivenMatchedProfile } from "../../flows/matched-profile/browser.ts";
import { drivenTest } from "../../support/driven/driven-test.ts";

drivenTest(drivenMatchedProfile);
