import { drivenTest } from "../../support/driven/driven-test.ts";
import { drivenLiveUpdates } from "../../support/driven/flows/live-updates.ts";

drivenTest(drivenLiveUpdates);
