type Country = {
  readonly name: string;
  readonly city: string;
  /** The UTC offset, which is the same all year. */
  readonly time: string;
};
type Region = {
  readonly name: string;
  /** The name of its square of cloth in ui/drawings.svg. */
  readonly image: string;
  readonly countries: readonly Country[];
};

/** The firm's countries by region, for About Us, written by the operator. */
export const footprint = {
  title: "Footprint",
  text: "Businesses from all 54 African countries can register. The firm has teams in the countries below; each square of cloth represents one.",
  head: "Head offices",
  map: "Show on a map",
  regions: [
    {
      name: "West Africa",
      image: "square-stool",
      countries: [
        { name: "Ghana", city: "Accra", time: "UTC" },
        { name: "Nigeria", city: "Lagos", time: "UTC+1" },
      ],
    },
    {
      name: "East Africa",
      image: "square-diamond",
      countries: [
        { name: "Kenya", city: "Nairobi", time: "UTC+3" },
        { name: "Rwanda", city: "Kigali", time: "UTC+2" },
        { name: "Tanzania", city: "Dar es Salaam", time: "UTC+3" },
        { name: "Uganda", city: "Kampala", time: "UTC+3" },
      ],
    },
    {
      name: "Southern Africa",
      image: "square-zigzag",
      countries: [
        { name: "Mauritius", city: "Port Louis", time: "UTC+4" },
        { name: "Mozambique", city: "Maputo", time: "UTC+2" },
        { name: "South Africa", city: "Johannesburg", time: "UTC+2" },
        { name: "Zambia", city: "Lusaka", time: "UTC+2" },
        { name: "Zimbabwe", city: "Harare", time: "UTC+2" },
      ],
    },
  ] satisfies readonly Region[],
};
