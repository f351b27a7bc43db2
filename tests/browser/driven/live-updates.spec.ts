import { drivenLiveUpdates } from "../../flows/live-updates/browser.ts";
import { drivenTest } from "../../support/driven/driven-test.ts";

drivenTest(drivenLiveUpdates);
