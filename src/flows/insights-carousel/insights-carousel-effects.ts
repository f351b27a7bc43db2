import type { RefObject } from "react";
import { fromCallback } from "xstate";
import type {
  InsightsCarouselContext,
  InsightsCarouselEvent,
} from "../../../machines/insights-carousel/chart.ts";
import { showCard, watchStrip } from "../../services/strip.ts";

/** Returns the actors and actions of the insights carousel. */
export function insightsCarouselEffects(
  strip: RefObject<HTMLUListElement | null>,
) {
  return {
    actors: {
      watchStrip: fromCallback<InsightsCarouselEvent>(({ sendBack }) => {
        if (!strip.current) throw new Error("The strip is not on the page");
        return watchStrip(strip.current, ({ index, fits }) =>
          sendBack({ type: "strip.measured", index, fits }),
        );
      }),
    },
    actions: {
      showIndex: ({ context }: { context: InsightsCarouselContext }) => {
        if (strip.current) showCard(strip.current, context.index);
      },
    },
  };
}
