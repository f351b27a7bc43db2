import { expect, test } from "vitest";
import { withoutSecrets } from "../../src/services/address-secrets.ts";

test.each([
  "?email=a%40b.example&password=Secret-1&terms=on",
  "?current_password=Secret-1",
  "?Confirm_Password=Secret-1",
  "?username=a%40b.example",
  "?code=123456",
  "?view=all&card-number=4242",
])("the query %s is removed from the address", (query) => {
  expect(withoutSecrets(query)).toBe("");
});

test.each(["", "?uid=MQ&token=abc", "?view=sme&q=password+email", "?inspect"])(
  "the query %s stays in the address",
  (query) => {
    expect(withoutSecrets(query)).toBe(query);
  },
);
