import { drivenPitchDeck } from "../../flows/pitch-deck/browser.ts";
import { drivenTest } from "../../support/driven/driven-test.ts";

drivenTest(drivenPitchDeck);
