import { drivenTest } from "../../support/driven/driven-test.ts";
import { drivenPitchDeck } from "../../support/driven/flows/pitch-deck.ts";

drivenTest(drivenPitchDeck);
