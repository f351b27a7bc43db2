/**
 * The operator of the product. Everything here is content: an operator replaces the example addresses with their
 * own, and nothing else in the product has to change.
 */
export const firm = {
  supportEmail: "support@example.org",
  /** As it is shown, and as a phone dials it. */
  supportPhone: { shown: "+254 20 000 0000", dialled: "+254200000000" },
  hours: "Monday to Friday 9-5 EAT",
  offices: [
    {
      city: "Nairobi",
      address: "Riverside Example House, Westlands, Nairobi, Kenya",
      map: "https://maps.example.org/nairobi",
    },
    {
      city: "Accra",
      address: "Independence Example Avenue, Ridge, Accra, Ghana",
      map: "https://maps.example.org/accra",
    },
  ],
  /** The community channel of the members, outside the product. */
  tradeConnect: "https://community.example.org/trade-connect",
} as const;
