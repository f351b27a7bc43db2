import type { Language } from "../language.ts";
import type { Translation } from "./translation.ts";

/** The translations of all messages. Browsers do not load this module: their messages are compiled into the modules. */
export const translations: Partial<
  Readonly<Record<Exclude<Language, "en">, Translation>>
> = {};
