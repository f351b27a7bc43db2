import { manageAccountMachine } from "../../../machines/manage-account/chart.ts";
import { testMachine } from "../../support/test-machine.ts";
import { manageAccountPlan } from "./plan.ts";

testMachine(manageAccountMachine, {
  ...manageAccountPlan,
  expect: {
    "(root)": { initial: "closed" },
    closed: { on: { "account.opened": "open" } },
    open: { tags: "open", on: { "account.closed": "closed" } },
  },
});
