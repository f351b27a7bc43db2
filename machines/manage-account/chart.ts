import { setup } from "xstate";

/** Manage Account, the dialog of the sidebar with the pages, sessions and data of the account. */
export const manageAccountMachine = setup({
  types: {
    events: {} as { type: "account.opened" } | { type: "account.closed" },
    tags: {} as "open",
  },
}).createMachine({
  id: "manageAccount",
  description: "Find the pages and settings of the account.",
  meta: { title: "Manage Account", who: "Members", area: "accounts" },
  initial: "closed",
  states: {
    closed: {
      description: "The sidebar has a Manage Account entry.",
      on: { "account.opened": { target: "open" } },
    },
    open: {
      description:
        "The dialog shows Change Password, Delete Account, the active logins and the data export. Choosing a page closes it.",
      tags: "open",
      on: { "account.closed": { target: "closed" } },
    },
  },
});
