import { calendarWords } from "../../../contract/messages/calendar-words.ts";
import { slidesOf } from "../../../machines/event-slider/facts.ts";
import { Button } from "../../ui/Button.tsx";
import type { SliderPart } from "./slider-binding.ts";

const words = calendarWords.slider;

/** Previous, Next and Pause. Renders nothing for a single picture. */
export function SliderControls({ snapshot, send }: SliderPart) {
  const { context } = snapshot;
  const count = slidesOf(context).length;
  if (!snapshot.can({ type: "next.pressed" })) return null;
  return (
    <div className="slider-controls">
      <Button
        size="small"
        variant="second"
        onClick={() => send({ type: "previous.pressed" })}
      >
        {words.previous}
      </Button>
      <span className="num">
        {words.position
          .replace("{number}", String(context.index + 1))
          .replace("{count}", String(count))}
      </span>
      <Button
        size="small"
        variant="second"
        onClick={() => send({ type: "next.pressed" })}
      >
        {words.next}
      </Button>
      {snapshot.hasTag("stopped") ? (
        <Button
          size="small"
          variant="quiet"
          icon="play"
          onClick={() => send({ type: "play.pressed" })}
        >
          {words.play}
        </Button>
      ) : (
        <Button
          size="small"
          variant="quiet"
          icon="pause"
          onClick={() => send({ type: "stop.pressed" })}
        >
          {words.pause}
        </Button>
      )}
    </div>
  );
}
