/** The first script of every page. It is small, so that a dashboard reads its data while the others are loading. */
import { startEarlyReads } from "./services/early-reads.ts";

startEarlyReads();
