import { t } from "../../../contract/messages/index.ts";
import { slidesOf } from "../../../machines/event-slider/chart.ts";
import { Button } from "../../ui/Button.tsx";
import type { SliderPart } from "./slider-binding.ts";

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
        {t("slider.previous")}
      </Button>
      <span className="num">
        {t("slider.position", { number: context.index + 1, count })}
      </span>
      <Button
        size="small"
        variant="second"
        onClick={() => send({ type: "next.pressed" })}
      >
        {t("slider.next")}
      </Button>
      {snapshot.hasTag("stopped") ? (
        <Button
          size="small"
          variant="quiet"
          icon="play"
          onClick={() => send({ type: "play.pressed" })}
        >
          {t("slider.play")}
        </Button>
      ) : (
        <Button
          size="small"
          variant="quiet"
          icon="pause"
          onClick={() => send({ type: "stop.pressed" })}
        >
          {t("slider.pause")}
        </Button>
      )}
    </div>
  );
}
