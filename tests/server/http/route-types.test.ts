import { expect, test } from "vitest";
import { route } from "../../../server/routes/route.ts";

test("a handler is typed by its endpoint, so tsc rejects a wrong response, body, parameter or member", () => {
  const routes = [
    route("checkAccess", {
      summary: "A wrong type.",
      // @ts-expect-error -- `allowed` is a boolean.
      handle: async () => ({ allowed: "yes" }),
    }),
    route("register", {
      summary: "A missing property.",
      // @ts-expect-error -- The token is missing.
      handle: async () => ({ message: "Registered." }),
    }),
    route("checkEmail", {
      summary: "A file instead of JSON.",
      // @ts-expect-error -- Only endpoints with declared content types may return a file.
      handle: async () => Buffer.from("[]"),
    }),
    route("login", {
      summary: "Properties that the call does not have.",
      handle: async ({ body, parameters, member }) => {
        // @ts-expect-error -- The body has no such property.
        body.user_type;
        // @ts-expect-error -- The path has no parameter.
        parameters.id;
        // @ts-expect-error -- There is no session yet.
        member.accountId;
        return { token: "", user_type: "investor" };
      },
    }),
    route("matchStatus", {
      summary: "A status that an investor cannot set.",
      handle: async ({ body }) => {
        // @ts-expect-error -- The status is "approved" or "rejected".
        body.status === "funded";
        throw new Error(body.status);
      },
    }),
  ];
  expect(routes).toHaveLength(5);
});
