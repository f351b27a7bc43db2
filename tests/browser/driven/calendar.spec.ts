import { drivenCalendar } from "../../flows/calendar/browser.ts";
import { drivenTest } from "../../support/driven/driven-test.ts";

drivenTest(drivenCalendar);
