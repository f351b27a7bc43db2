import { galleryMachine } from "../../../machines/gallery/chart.ts";
import { useChart } from "../../app/use-chart.ts";
import { gallery } from "../../content/gallery.ts";
import { Band } from "../../ui/Band.tsx";
import { GalleryCard } from "./gallery-card.tsx";
import "./gallery.css";

/** The gallery of social posts and videos. Each entry is loaded from its site only on request. */
export function Gallery() {
  const [snapshot, send] = useChart(galleryMachine);
  return (
    <Band title={gallery.title} text={gallery.text}>
      <ul className="gallery">
        {gallery.entries.map((entry) => {
          const isOpen = snapshot.context.shown === entry.id;
          return (
            <li key={entry.id} className={`gallery-${entry.kind}`}>
              <GalleryCard
                entry={entry}
                isOpen={isOpen}
                isLoading={isOpen && snapshot.hasTag("loading")}
                isSlow={isOpen && snapshot.hasTag("slow")}
                onAsk={() => send({ type: "embed.asked", id: entry.id })}
                onLoad={() => send({ type: "frame.loaded" })}
                onClose={() => send({ type: "embed.closed" })}
              />
            </li>
          );
        })}
      </ul>
    </Band>
  );
}
