import { walkMachine } from "../src/run/walk-machine.ts";
import { doorMachine } from "./door-chart.ts";
import { doorModel } from "./door-model.ts";

walkMachine(doorMachine, doorModel);
