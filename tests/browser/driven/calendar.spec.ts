import { drivenTest } from "../../support/driven/driven-test.ts";
import { drivenCalendar } from "../../support/driven/flows/calendar.ts";

drivenTest(drivenCalendar);
