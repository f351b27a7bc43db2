import type { CompiledMessage } from "icu-minify/format";
import type { Language } from "../../contract/language.ts";
import { formatCompiled } from "../../contract/messages/catalogue.ts";
import { numbers } from "../../contract/messages/numbers.ts";

/**
 * Returns a compiled message with the product's numbers filled in, so that the browser needs neither the numbers nor the
 * plural forms that they do not select.
 *
 * @throws when a plural form of such a number contains another parameter.
 */
export function withNumbers(
  message: CompiledMessage,
  language: Language,
): CompiledMessage {
  if (!Array.isArray(message)) return message;
  const parts: unknown[] = [];
  for (const node of message) {
    const part = filled(node);
    const last = parts.at(-1);
    if (typeof part === "string" && typeof last === "string")
      parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  return (
    parts.length === 1 && typeof parts[0] === "string" ? parts[0] : parts
  ) as CompiledMessage;

  function filled(node: (typeof message)[number]): unknown {
    if (!Array.isArray(node)) return node;
    const [name, type, forms] = node;
    if (name in numbers) {
      if (parametersIn([node]).some((parameter) => !(parameter in numbers)))
        throw new Error(`A form of {${name}} contains another parameter.`);
      return formatCompiled([node], {}, language);
    }
    if (typeof forms !== "object" || Array.isArray(forms)) return node;
    const entries = Object.entries(forms as Record<string, CompiledMessage>);
    return [
      name,
      type,
      Object.fromEntries(
        entries.map(([form, text]) => [form, withNumbers(text, language)]),
      ),
    ];
  }
}

/** Returns the names of all parameters of a message. */
function parametersIn(message: CompiledMessage): string[] {
  if (!Array.isArray(message)) return [];
  return message.flatMap((node) =>
    Array.isArray(node)
      ? [
          node[0],
          ...Object.values(
            (node[2] ?? {}) as Record<string, CompiledMessage>,
          ).flatMap(parametersIn),
        ]
      : [],
  );
}
