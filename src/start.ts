/** The first script of every page. It is small, so that a dashboard can request its data while other scripts load. */
import { startEarlyReads } from "./services/early-reads.ts";

startEarlyReads();
