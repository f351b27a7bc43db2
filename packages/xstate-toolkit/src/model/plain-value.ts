/**
 * Converts a value to plain data with a stable order of keys. Equal values are converted to equal data. Values that
 * JSON would lose or make equal (dates, sets, files, actors, and undefined in arrays) stay distinct. A circular
 * reference becomes a text with the number of levels up to the object that it refers to.
 */
export function plainValue(value: unknown): unknown {
  return convert(value, []);
}

function convert(value: unknown, containers: object[]): unknown {
  if (typeof value === "function") return `[function ${value.name}]`;
  if (typeof value === "bigint") return `[${value}n]`;
  if (typeof value === "symbol") return `[${String(value)}]`;
  if (typeof value === "number" && !Number.isFinite(value)) return `[${value}]`;
  if (typeof value !== "object" || value === null) return value;
  const index = containers.lastIndexOf(value);
  if (index >= 0) return `[circular ${containers.length - index}]`;
  containers.push(value);
  const converted = convertObject(value, (item) => convert(item, containers));
  containers.pop();
  return converted;
}

function convertObject(
  value: object,
  convertItem: (item: unknown) => unknown,
): unknown {
  const convertList = (items: readonly unknown[]) =>
    items.map((item) =>
      item === undefined ? "[undefined]" : convertItem(item),
    );
  if (Array.isArray(value)) return convertList(value);
  if (value instanceof Error) return `[Error ${value.message}]`;
  if (value instanceof Date) return `[Date ${value.getTime()}]`;
  if (value instanceof RegExp) return `[RegExp ${value}]`;
  if (value instanceof Set) return { "[Set]": convertList([...value]) };
  if (value instanceof Map) return { "[Map]": [...value].map(convertList) };
  if (value instanceof Blob) {
    const name = "name" in value ? String(value.name) : "";
    return `[Blob ${name} ${value.type} ${value.size}]`;
  }
  if (isActor(value)) return `[actor ${value.id}]`;
  if ("toJSON" in value && typeof value.toJSON === "function")
    return { "[JSON]": convertItem(value.toJSON()) };
  const entries = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    entries.map(([key, item]) => [key, convertItem(item)]),
  );
}

/** Returns a string representation. It is the same for two values exactly when their `plainValue` results are equal. */
export function stableText(value: unknown): string {
  return JSON.stringify(plainValue(value)) ?? "undefined";
}

function isActor(value: object): value is { id: string } {
  return "sessionId" in value && "send" in value && "id" in value;
}
