import { type KeyboardEvent, useRef } from "react";
import { t } from "../../../contract/messages/index.ts";
import {
  type InsightsCarouselEvent,
  insightsCarouselMachine,
} from "../../../machines/insights-carousel/chart.ts";
import { useChart } from "../../app/use-chart.ts";
import { insights } from "../../content/insights.ts";
import { eventActor } from "../../services/event-actor.ts";
import { scrollToCard, watchStrip } from "../../services/strip.ts";
import { Band } from "../../ui/Band.tsx";
import { IconButton } from "../../ui/Button.tsx";
import { Drawing } from "../../ui/Cloth.tsx";
import { ExternalLink, NewTabMark } from "../../ui/ExternalLink.tsx";
import { keyInReadingDirection } from "../../ui/reading-direction.ts";
import "./insights-carousel.css";

const previous = { type: "previous.pressed" } as const;
const next = { type: "next.pressed" } as const;
const KEY_EVENTS: Readonly<Record<string, InsightsCarouselEvent>> = {
  ArrowLeft: previous,
  ArrowRight: next,
  Home: { type: "start.chosen" },
  End: { type: "end.chosen" },
};

/** The carousel of insight articles, which can be scrolled by swiping, with its buttons or with the keyboard. */
export function InsightsCarousel() {
  const strip = useRef<HTMLUListElement>(null);
  const [snapshot, send] = useChart(
    insightsCarouselMachine,
    {
      actors: {
        watchStrip: eventActor((sendBack) => {
          if (!strip.current) throw new Error("The strip is not on the page");
          return watchStrip(strip.current, (measured) =>
            sendBack({ type: "strip.measured", ...measured }),
          );
        }),
      },
      actions: {
        scrollToIndex: ({ context }) => {
          if (strip.current) scrollToCard(strip.current, context.index);
        },
      },
    },
    { count: insights.articles.length },
  );
  const { index, groupSize, count } = snapshot.context;
  const handleKeyDown = (event: KeyboardEvent) => {
    const keyEvent = KEY_EVENTS[keyInReadingDirection(event.key)];
    if (!keyEvent || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    send(keyEvent);
  };
  return (
    <Band
      title={insights.title}
      text={insights.text}
      className="band--sunk insights-band"
      id="insights"
      aside={
        <div className="row row--nowrap insights-controls screen-only">
          <p className="small num" role="status">
            {insights.position(
              index + 1,
              Math.min(count, index + groupSize),
              count,
            )}
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be scrollable with the keyboard
        tabIndex={0}
        onKeyDown={handleKeyDown}
      >
        <ul ref={strip} className="insights-strip">
          {insights.articles.map(({ title, link, image, topic, minutes }) => (
            <li key={link}>
              <article className="surface article">
                <ExternalLink href={link} className="article-link" hasOwnMark>
                  <Drawing name={image} className="cover" />
                  <span className="kicker">
                    {`${t("insights.reading", { topic, minutes })} `}
                  </span>
                  <h3>{`${title} `}</h3>
                  <span className="tap more article-more">
                    <span>{insights.readMore}</span>
                    <NewTabMark />
                  </span>
                </ExternalLink>
              </article>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
