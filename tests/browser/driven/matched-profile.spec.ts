import { drivenTest } from "../../support/driven/driven-test.ts";
import { drivenMatchedProfile } from "../../support/driven/flows/matched-profile.ts";

drivenTest(drivenMatchedProfile);
