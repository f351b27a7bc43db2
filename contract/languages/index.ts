import type { Language } from "../language.ts";
import { messages as ar } from "./ar/messages.ts";
import { messages as fr } from "./fr/messages.ts";
import { messages as pt } from "./pt/messages.ts";
import { messages as sw } from "./sw/messages.ts";
import type { Translation } from "./translation.ts";

/** The translations of all messages. Browsers do not load this module: their messages are compiled into the modules. */
export const translations: Readonly<
  Record<Exclude<Language, "en">, Translation>
> = { fr, pt, sw, ar };
