import { testMachine } from "../src/vitest.ts";
import { doorMachine } from "./door/door-chart.ts";
import { doorModel } from "./door/door-model.ts";

testMachine(doorMachine, doorModel);
