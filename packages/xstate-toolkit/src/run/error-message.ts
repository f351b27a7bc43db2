/**
 * Changes the message of an error, also in its stack: the test runner of Node prints the stack, which contains the
 * message that the error had at first.
 */
export function setMessage(error: Error, message: string): void {
  const before = error.message;
  error.message = message;
  if (error.stack !== undefined)
    error.stack = error.stack.replace(before, () => message);
}
