import type { AddressInfo } from "node:net";
import fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { streamedResponse } from "../../../server/http/streamed-response.ts";

test("a response that cannot be read to its end is cut off, and the log contains neither the message nor the parameters of the error", async () => {
  const lines: string[] = [];
  const app = fastify({
    logger: { stream: { write: (line) => void lines.push(line) } },
  });
  onTestFinished(() => app.close());
  app.get("/", async ({ log }) =>
    streamedResponse(
      (async function* () {
        yield "first part";
        throw Object.assign(new Error("ama@firm.example.org"), {
          params: ["Kigali Foods"],
        });
      })(),
      log,
    ),
  );
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`);
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
  const log = lines.join("");
  expect(log).toContain("response aborted");
  expect(log).not.toMatch(/ama@firm|Kigali/);
});
