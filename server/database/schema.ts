/** Every table of the product; `npm run migrations` turns a change here into SQL in migrations/. */
export * from "./schema-accounts.ts";
export * from "./schema-matches.ts";
export * from "./schema-operations.ts";
export * from "./schema-profiles.ts";
