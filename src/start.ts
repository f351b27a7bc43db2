/** The first script of every page. It is small, so that a dashboard can request its data while other scripts load. */
import { removeSecretsFromAddress } from "./services/address-secrets.ts";
import { startEarlyReads } from "./services/early-reads.ts";

removeSecretsFromAddress();
startEarlyReads();
