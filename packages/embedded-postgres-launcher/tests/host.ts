/**
 * A program that runs the embedded PostgreSQL of the folder in its argument until SIGTERM, and prints the URL. It prints
 * the message of a failure and exits with code 1.
 */
import { embeddedPostgres } from "../src/index.ts";
import { PRODUCT } from "./product.ts";

const [, , dataDir = ""] = process.argv;
try {
  const postgres = await embeddedPostgres(dataDir, PRODUCT).start();
  process.once("SIGTERM", async () => {
    await postgres.stop();
    process.exit();
  });
  console.log(postgres.url());
} catch (error) {
  console.log((error as Error).message);
  process.exitCode = 1;
}
