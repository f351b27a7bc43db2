import { type KeyboardEvent, useMemo, useRef } from "react";
import {
  type InsightsCarouselEvent,
  insightsCarouselMachine,
} from "../../../machines/insights-carousel/chart.ts";
import { useChart } from "../../app/use-chart.ts";
import { insights } from "../../content/insights.ts";
import { Band } from "../../ui/Band.tsx";
import { IconButton } from "../../ui/Button.tsx";
import { ArticleCard } from "./article-card.tsx";
import { insightsCarouselEffects } from "./insights-carousel-effects.ts";
import "./insights-carousel.css";

const previous = { type: "previous.pressed" } as const;
const next = { type: "next.pressed" } as const;
const KEYS: Readonly<Record<string, InsightsCarouselEvent>> = {
  ArrowLeft: previous,
  ArrowRight: next,
  Home: { type: "start.chosen" },
  End: { type: "end.chosen" },
};

/** The carousel of insight articles. It is moved by swiping, by its buttons or by the arrow keys. */
export function InsightsCarousel() {
  const strip = useRef<HTMLUListElement>(null);
  const machine = useMemo(
    () => insightsCarouselMachine.provide(insightsCarouselEffects(strip)),
    [],
  );
  const [snapshot, send] = useChart(machine, {
    input: { count: insights.articles.length },
  });
  const { index, group, count } = snapshot.context;
  const press = (event: KeyboardEvent) => {
    const wanted = KEYS[event.key];
    if (!wanted || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    send(wanted);
  };
  return (
    <Band
      title={insights.title}
      text={insights.text}
      className="band--sunk insights-band"
      id="insights"
      aside={
        <div className="insights-controls">
          <p className="small num" role="status">
            {insights.place(index + 1, Math.min(count, index + group), count)}
          </p>
          <IconButton
            icon="arrowLeft"
            label={insights.previous}
            unavailable={!snapshot.can(previous)}
            onClick={() => send(previous)}
          />
          <IconButton
            icon="arrowRight"
            label={insights.next}
            unavailable={!snapshot.can(next)}
            onClick={() => send(next)}
          />
        </div>
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: it contains no form fields */}
      <div
        role="group"
        aria-label={insights.list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be scrollable by the keyboard
        tabIndex={0}
        onKeyDown={press}
      >
        <ul ref={strip} className="insights-strip">
          {insights.articles.map((article) => (
            <li key={article.link}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
