import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A port that forwards connections to another port, until the network between both is cut. */
export type NetworkLink = {
  readonly port: number;
  /** Stops forwarding without closing anything: existing connections stall, and new ones are not answered. */
  cut(): void;
  /** Forwards new connections again, and closes the earlier ones, which have lost data. */
  restore(): void;
  close(): void;
};

/** Opens a port on 127.0.0.1 that forwards connections to `target`. */
export async function openLink(
  port: number,
  target: number,
): Promise<NetworkLink> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.setNoDelay();
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
  };
  const server = createServer((incoming) => {
    keep(incoming);
    if (isCut) {
      incoming.pause();
      return;
    }
    const outgoing = connect(target, "127.0.0.1");
    keep(outgoing);
    incoming.pipe(outgoing).pipe(incoming);
    incoming.on("close", () => outgoing.destroy());
    outgoing.on("close", () => incoming.destroy());
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    port,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    restore() {
      isCut = false;
      for (const socket of sockets) socket.destroy();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
