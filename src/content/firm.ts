/** The firm's contact details. The operator can replace the example values without changing anything else. */
export const firm = {
  supportEmail: "support@example.org",
  /** The number as displayed, and the number as dialled. */
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
  /** The members' external community channel. */
  tradeConnect: "https://community.example.org/trade-connect",
} as const;

/** How long an answer takes at most, after "within". Not a part of `firm`, because the first page loads that. */
export const answerTime = "two working days";
