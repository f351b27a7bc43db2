/** Creates a set of functions that are called together. `add` returns the function that removes its listener. */
export function createListeners<Value = void>() {
  const listeners = new Set<(value: Value) => void>();
  return {
    add(listener: (value: Value) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify(value: Value): void {
      for (const listener of listeners) listener(value);
    },
  };
}
