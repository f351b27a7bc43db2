import { expect, test } from "vitest";
import {
  PasswordQueueFull,
  verifyPassword,
} from "../../../server/security/passwords.ts";

test("the addresses of one IPv6 /48 network share half of the password queue", {
  tags: ["9-api-165"],
}, async () => {
  const verify = (network: string) =>
    verifyPassword("Kilimanjaro-43", undefined, `${network}::/64`);
  const calls = Array.from({ length: 15 }, (_, number) =>
    verify(`2001:db8:1:${number}`),
  );
  const other = verify("2001:db8:2:1");
  const results = await Promise.allSettled(calls);
  const rejected = results.filter(({ status }) => status === "rejected");
  expect(rejected).toHaveLength(5);
  for (const result of rejected)
    expect(result).toMatchObject({ reason: expect.any(PasswordQueueFull) });
  expect(await other).toBe(false);
});
