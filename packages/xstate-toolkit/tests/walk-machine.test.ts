import { walkMachine } from "../src/run/walk-machine.ts";
import { doorMachine } from "./door/door-chart.ts";
import { doorModel } from "./door/door-model.ts";

walkMachine(doorMachine, doorModel);
