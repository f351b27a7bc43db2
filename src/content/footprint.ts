/**
 * The firm's countries by region, for About Us, with UTC offsets that are the same all year. `image` is the name of the
 * region's square of cloth in ui/drawings.svg. The operator writes the copy.
 */
export const footprint = {
  title: "Footprint",
  text: "Businesses from all 54 African countries can register. The firm has teams in the countries below. Each square of cloth represents a country.",
  head: "Head offices",
  map: "Show on a map",
  regions: [
    {
      name: "West Africa",
      image: "square-stool",
      countries: [
        { name: "Ghana", city: "Accra", utcOffset: "UTC" },
        { name: "Nigeria", city: "Lagos", utcOffset: "UTC+1" },
      ],
    },
    {
      name: "East Africa",
      image: "square-diamond",
      countries: [
        { name: "Kenya", city: "Nairobi", utcOffset: "UTC+3" },
        { name: "Rwanda", city: "Kigali", utcOffset: "UTC+2" },
        { name: "Tanzania", city: "Dar es Salaam", utcOffset: "UTC+3" },
        { name: "Uganda", city: "Kampala", utcOffset: "UTC+3" },
      ],
    },
    {
      name: "Southern Africa",
      image: "square-zigzag",
      countries: [
        { name: "Mauritius", city: "Port Louis", utcOffset: "UTC+4" },
        { name: "Mozambique", city: "Maputo", utcOffset: "UTC+2" },
        { name: "South Africa", city: "Johannesburg", utcOffset: "UTC+2" },
        { name: "Zambia", city: "Lusaka", utcOffset: "UTC+2" },
        { name: "Zimbabwe", city: "Harare", utcOffset: "UTC+2" },
      ],
    },
  ],
};
