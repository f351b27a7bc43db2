/** The names that the tests use. */
export const PRODUCT = {
  superuser: "admin",
  role: "product",
  database: "shop",
} as const;
