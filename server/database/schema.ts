/** Every table of the product. After a change, `npm run migrations` generates the SQL in migrations/. */
export * from "./schema-accounts.ts";
export * from "./schema-matches.ts";
export * from "./schema-operations.ts";
export * from "./schema-profiles.ts";
