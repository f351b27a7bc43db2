const SITE = "https://innovator-competition.example.org";

/** The Global Innovator Tech Competition and its three regional finals. The operator writes the copy. */
export const competition = {
  title: "Global Innovator Tech Competition",
  text: "Three regional finals lead to the grand final. Choose the region where your company is registered.",
  moreInfo: "More Info",
  regions: [
    {
      name: "East Africa",
      countries: "Kenya, Uganda, Tanzania, Rwanda and their neighbours.",
      href: `${SITE}/east-africa`,
      pattern: "diamond",
      tone: "raffia-on-deep",
    },
    {
      name: "West Africa",
      countries: "Nigeria, Ghana, Senegal, Côte d'Ivoire and their neighbours.",
      href: `${SITE}/west-africa`,
      pattern: "step",
      tone: "deep-on-gold",
    },
    {
      name: "Southern Africa",
      countries:
        "South Africa, Zambia, Zimbabwe, Mozambique and their neighbours.",
      href: `${SITE}/southern-africa`,
      pattern: "path",
      tone: "ember-on-deep",
    },
  ],
} as const;
