/** Returns the transitions that reload the data on Try Again and on `page.resumed`. */
export function retryTransitions<Target extends string>(target: Target) {
  return { "load.retried": { target }, "page.resumed": { target } } as const;
}
