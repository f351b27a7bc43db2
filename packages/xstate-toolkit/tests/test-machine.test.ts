import { testMachine } from "../src/run/test-machine.ts";
import { doorMachine } from "./door/door-chart.ts";
import { doorModel } from "./door/door-model.ts";

testMachine(doorMachine, doorModel);
