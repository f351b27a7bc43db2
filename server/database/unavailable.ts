/**
 * SQLSTATE classes and codes of temporary errors: connection lost, transaction conflict, resources exhausted, lock not
 * available, shutdown or timeout, I/O error, and a former primary that has become a read-only standby.
 */
const TRANSIENT_STATE = /^(08|40|53|55|57|58|25006$|25P03$|25P04$)/;
/** Node error codes for a connection that cannot be opened or is lost. */
const NETWORK_CODE =
  /^(E(ADDRNOTAVAIL|AI_AGAIN|CONNABORTED|CONNREFUSED|CONNRESET|HOSTDOWN|HOSTUNREACH|NETDOWN|NETRESET|NETUNREACH|NOTCONN|NOTFOUND|PIPE|SHUTDOWN|TIMEDOUT)|ERR_(SOCKET_CLOSED|STREAM_DESTROYED|STREAM_WRITE_AFTER_END))$/;
/** Messages of pg and pg-pool errors that have no code. */
const MESSAGES = [
  /^Connection terminated/,
  /^timeout expired$/,
  /^timeout exceeded when trying to connect$/,
  /^Query read timeout$/,
  /^Client (was closed|has encountered a connection error) and is not queryable$/,
  /^Cannot use a pool after calling end on the pool$/,
  /^Received unexpected \w+ message from backend\.$/,
  /^There was an error establishing an SSL connection$/,
];

/**
 * Returns whether an error means that the database cannot be reached or cannot complete the call now, so that the same
 * call may succeed later. Also checks wrapped errors.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return (
    TRANSIENT_STATE.test(code) ||
    NETWORK_CODE.test(code) ||
    // A missing Unix socket is reported as ENOENT, like a missing file.
    ("syscall" in error && error.syscall === "connect") ||
    MESSAGES.some((message) => message.test(error.message)) ||
    (error instanceof AggregateError &&
      error.errors.some(isDatabaseUnavailable)) ||
    isDatabaseUnavailable(error.cause)
  );
}
