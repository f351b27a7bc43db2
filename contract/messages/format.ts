/** Numbers and amounts in words. */
export const format = {
  "format.below": "Below {amount}",
  "format.above": "Above {amount}",
  "format.range": "{min}–{max}",
  "format.orMore": "{amount} or more",
  "format.thousand": "{count, plural, other {# thousand}}",
  "format.million": "{count, plural, other {# million}}",
  "format.billion": "{count, plural, other {# billion}}",
  "format.inWords": "{words} {rest}",
} as const;
