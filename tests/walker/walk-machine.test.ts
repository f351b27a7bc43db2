import { walkMachine } from "../support/walker/index.ts";
import { doorMachine } from "./door-chart.ts";
import { doorModel } from "./door-model.ts";

walkMachine(doorMachine, doorModel);
