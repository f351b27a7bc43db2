/**
 * The baseline of `npm run bench -- api`: a minimal server with Fastify and pg. For each request, it makes one query
 * for the session and one query for the response, which is stored as text. Prints its port.
 */
import { createHash } from "node:crypto";
import type { AddressInfo } from "node:net";
import fastify from "fastify";
import pg from "pg";

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 12,
});
const app = fastify();
app.get<{ Params: { name: string } }>("/bare/:name", async (request, reply) => {
  const token = request.headers.authorization?.slice("Token ".length) ?? "";
  const hash = createHash("sha256").update(token).digest();
  const sessions = await pool.query(
    "select account_id from bare_sessions where token_hash = $1 and expires_at > $2",
    [hash, new Date()],
  );
  if (sessions.rows.length === 0) return reply.code(401).send();
  const { rows } = await pool.query(
    "select body from bare_responses where account_id = $1 and name = $2",
    [sessions.rows[0].account_id, request.params.name],
  );
  return reply.type("application/json; charset=utf-8").send(rows[0].body);
});
await app.listen({ host: "127.0.0.1", port: 0 });
console.log((app.server.address() as AddressInfo).port);
