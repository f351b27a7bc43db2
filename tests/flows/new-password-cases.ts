export const PASSWORD = "Kente-2026";
export const LINK = { uid: "Mg", token: "reset-token" } as const;

/** Changes to the two fields: the valid password, and values that each violate one rule. */
export const fieldChanges = [
  { field: "password", value: PASSWORD },
  { field: "password", value: "kente-2026" },
  { field: "confirm", value: PASSWORD },
  { field: "confirm", value: "Kente-2027" },
] as const;
