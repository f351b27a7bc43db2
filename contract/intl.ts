/** The objects of `Intl` for a language. Each is created once, because creating one takes longer than using it. */

export const numberFormat = kept(
  (...args: Parameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
);
export const pluralRules = kept(
  (...args: Parameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...args),
);

// Returns a function that calls `create` once for each locale and options.
function kept<Args extends readonly unknown[], Format>(
  create: (...args: Args) => Format,
) {
  const formats = new Map<string, Format>();
  return (...args: Args): Format => {
    const key = JSON.stringify(args);
    const format = formats.get(key) ?? create(...args);
    formats.set(key, format);
    return format;
  };
}
