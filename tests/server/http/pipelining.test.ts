import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { until } from "../../support/for-one-test.ts";
import { serverForTests } from "../../support/server.ts";

const server = serverForTests();

const MAX_UNANSWERED = 4;

function open() {
  const { port, hostname } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  socket.setEncoding("utf8");
  return socket;
}

const requests = (count: number, version: string) =>
  `GET /healthz HTTP/${version}\r\nHost: 127.0.0.1\r\nConnection: keep-alive\r\n\r\n`.repeat(
    count,
  );

test("a connection can repeatedly send 4 requests without waiting for the responses", {
  tags: ["9-api-01"],
}, async () => {
  const socket = open();
  let received = "";
  socket.on("data", (chunk) => {
    received += chunk;
  });
  for (const round of [1, 2, 3]) {
    socket.write(requests(MAX_UNANSWERED, "1.1"));
    await until(() => received.split("200 OK").length > round * MAX_UNANSWERED);
  }
});

test.each(["1.0", "1.1"])(
  "a connection that sends 5 HTTP/%s requests without waiting for the responses is closed",
  { tags: ["9-api-01"] },
  async (version) => {
    const socket = open();
    let received = "";
    socket.on("data", (chunk) => {
      received += chunk;
    });
    // The server may close the connection with a reset.
    socket.on("error", () => {});
    socket.write(requests(MAX_UNANSWERED + 1, version));
    await once(socket, "close");
    expect(received).toBe("");
  },
);
