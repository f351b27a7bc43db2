/** The first script of every page. It is small, so that a dashboard requests its data while the other scripts load. */
import { startEarlyReads } from "./services/early-reads.ts";

startEarlyReads();
