import type { Language } from "../../../contract/language.ts";
import type { ProfileField } from "../../../contract/profile/fields.ts";
import {
  HABITS,
  type NumberHabit,
  writtenNumber,
} from "../../contract/number-habits.ts";
import { randomNumbers } from "../../support/random-numbers.ts";

/**
 * Generated profiles, as people in four countries type and paste them, and what each text means. This file does not
 * depend on a browser or its driver.
 */

/** The text of one field. */
export type Entry = {
  readonly field: ProfileField;
  readonly text: string;
  readonly isPasted: boolean;
  /** What the writer means, as the form's text fields or the database represent it. */
  readonly meaning: string | number;
};

export type TypedProfile = {
  readonly name: string;
  readonly country: string;
  /** The language of the browser. */
  readonly locale: string;
  /** The language of the page. */
  readonly language: Language;
  readonly entries: readonly Entry[];
};

/** A value for each required field, used if the form rejects the generated text. */
export const REPLACEMENTS: Partial<Record<ProfileField, string>> = {
  business_name: "Plain name",
  description: "Plain description",
  market: "Plain market",
};

type Country = {
  readonly country: string;
  readonly habits: RegExp;
  /** What people write after an amount in US dollars. */
  readonly dollars: readonly string[];
  /** What people write after a number of thousands. */
  readonly thousands: readonly string[];
  readonly names: readonly string[];
  readonly addresses: readonly string[];
  readonly descriptions: readonly string[];
  readonly markets: readonly string[];
};

const COUNTRIES: readonly Country[] = [
  {
    country: "Kenya",
    habits: /^en/,
    dollars: [" USD", " dollars"],
    thousands: ["k", " thousand"],
    names: ["Wanjikũ & Sons", "Nyandarua Dairy Ltd.", "Ng’ang’a Millers"],
    addresses: ["12 Kenyatta Avenue, Nakuru", "St. John’s Road 4, Nairobi"],
    descriptions: [
      "We dry the farmers’ tomatoes, and sell them to food makers.",
      "Milk from 300 farms, cooled and sold in Nairobi.",
    ],
    markets: ["Food makers, East Africa", "Supermarkets in Nairobi"],
  },
  {
    country: "Senegal",
    habits: /^fr/,
    dollars: [" $", "\u00a0$US", " dollars américains"],
    thousands: ["k", " mille"],
    names: [
      "Coopérative de Thiès",
      "Société Ndèye & Frères",
      "L’Épicerie Dakar",
    ],
    addresses: ["27 avenue de l’Indépendance, Dakar", "Rue 10, Saint-Louis"],
    descriptions: [
      "Nous séchons des mangues et des oignons d’ici.",
      "Céréales locales, transformées à Kaolack.",
    ],
    markets: ["Épiceries, Afrique de l’Ouest", "Marchés de Dakar"],
  },
  {
    country: "Mozambique",
    habits: /^pt/,
    dollars: [" US$", " dólares"],
    thousands: ["k", " mil"],
    names: ["Cooperação Agrícola", "João & Irmãos Lda.", "Pão do Índico"],
    addresses: [
      "Avenida 24 de Julho, Maputo",
      "Praça da Independência 3, Beira",
    ],
    descriptions: [
      "Produção de caju e coco para exportação.",
      "Pão e bolos, vendidos na cidade da Beira.",
    ],
    markets: ["Exportação, África Austral", "Lojas em Maputo"],
  },
  {
    country: "Egypt",
    habits: /^(ar|en)/,
    dollars: [" دولار", " دولار أمريكي"],
    thousands: [" ألف", "k"],
    names: ["شركة النيل للأغذية", "مخبز الإسكندرية", "Al-Nour Textiles"],
    addresses: ["١٢ شارع التحرير, القاهرة", "5 Corniche Road, Alexandria"],
    descriptions: [
      "نصنع الخبز ونبيعه في الإسكندرية.",
      "Cotton fabrics, woven in Mahalla.",
    ],
    markets: ["المطاعم في القاهرة", "Shops, North Africa"],
  },
];
/** The languages of the pages, each with the language of the browser. */
export const LOCALES = {
  en: "en-US",
  fr: "fr-FR",
  pt: "pt-PT",
  ar: "ar-EG",
} as const;
export const LANGUAGES = Object.keys(LOCALES) as (keyof typeof LOCALES)[];
const INVISIBLE = ["\u200b", "\u200e", "\u200f", "\u2060", "\ufeff", "\u00ad"];
const CURRENCY = ["$", "US$ ", "USD ", "KSh ", "FCFA ", "€"];
const DOLLARS = /^(?:\$|US\$ |USD )$/;

type Writer = Pick<Country, "dollars" | "thousands"> & {
  readonly habits: readonly NumberHabit[];
};

/** Returns this many profiles, always the same for the same seed. */
export function typedProfiles(count: number, seed: number): TypedProfile[] {
  const random = randomNumbers(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const one = <Item>(items: readonly Item[]) =>
    items[below(items.length)] as Item;
  const withInvisible = (text: string) => {
    const position = below(text.length + 1);
    return text.slice(0, position) + one(INVISIBLE) + text.slice(position);
  };
  const textEntry = (field: ProfileField, text: string): Entry => {
    const isPasted = below(2) === 0;
    const meaning = text.replaceAll("’", "'");
    return {
      field,
      text: isPasted && below(2) === 0 ? ` ${withInvisible(text)}` : text,
      isPasted,
      meaning,
    };
  };
  const numberEntry = (
    field: ProfileField,
    { habits, dollars, thousands }: Writer,
    limits: { digits: number; decimals: number },
  ): Entry => {
    const decimals = below(3) === 0 ? limits.decimals : 0;
    const value = 1 + below(10 ** (1 + below(limits.digits)));
    const cents = decimals === 0 ? 0 : below(100);
    const number = (value * 100 + cents) / 100;
    const written = writtenNumber(number, decimals, one(habits));
    const isPasted = below(2) === 0;
    let text = isPasted && below(2) === 0 ? withInvisible(written) : written;
    let meaning: string | number = number;
    const change = below(30);
    const isMoney = field !== "team_capacity";
    if (isMoney && change < 3) {
      const sign = one(CURRENCY);
      text = sign + text;
      // Amounts in another currency have no meaning in US dollars, so that they must be rejected.
      if (!DOLLARS.test(sign)) meaning = text;
    } else if (isMoney && change < 6) {
      text += one(dollars);
    } else if (change < 8) {
      text = `${value}${one(thousands)}`;
      meaning = value * 1_000;
    }
    return { field, text, isPasted, meaning };
  };
  return Array.from({ length: count }, (_, index) => {
    const source = COUNTRIES[index % COUNTRIES.length] as Country;
    const language = LANGUAGES[
      Math.floor(index / COUNTRIES.length) % LANGUAGES.length
    ] as keyof typeof LOCALES;
    // One writer in five has another country's habits.
    const own = HABITS.filter(({ name }) => source.habits.test(name));
    const writer = { ...source, habits: below(5) === 0 ? HABITS : own };
    const entries = [
      textEntry("business_name", one(source.names)),
      textEntry("description", one(source.descriptions)),
      textEntry("business_address", one(source.addresses)),
      textEntry("market", one(source.markets)),
      numberEntry("capital_needed", writer, { digits: 7, decimals: 2 }),
      numberEntry("annual_turnover", writer, { digits: 8, decimals: 2 }),
      numberEntry("revenue_min", writer, { digits: 4, decimals: 0 }),
      numberEntry("team_capacity", writer, { digits: 4, decimals: 0 }),
    ];
    return {
      name: `${index + 1} ${source.country} ${language}`,
      country: source.country,
      locale: LOCALES[language],
      language,
      entries,
    };
  });
}

/** What the form did with an entry. */
export type Outcome = "accepted" | "asked" | "rejected";

/**
 * Returns what is wrong with a stored value, or null: it must be what the writer meant, or the form must have rejected
 * the text.
 */
export function storedProblem(
  { field, text, meaning }: Entry,
  outcome: Outcome,
  stored: unknown,
): string | null {
  if (outcome === "rejected") return null;
  const value = typeof meaning === "number" ? Number(stored) : stored;
  return value === meaning
    ? null
    : `${field}: ${JSON.stringify(text)} (${outcome}) means ${meaning} and was stored as ${stored}`;
}
