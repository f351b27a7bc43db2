import { t } from "../../../contract/messages/index.ts";
import { galleryMachine } from "../../../machines/gallery/chart.ts";
import { type ChartProps, useChart } from "../../app/use-chart.ts";
import { type GalleryEntry, gallery, withHost } from "../../content/gallery.ts";
import { Band } from "../../ui/Band.tsx";
import { Button } from "../../ui/Button.tsx";
import { Cloth, Drawing } from "../../ui/Cloth.tsx";
import { ExternalLink } from "../../ui/ExternalLink.tsx";
import { Icon } from "../../ui/Icon.tsx";
import "./gallery.css";

/** The gallery of social posts and videos. An entry is loaded from its site only when the visitor opens it. */
export function Gallery() {
  const [snapshot, send] = useChart(galleryMachine, {});
  return (
    <Band title={gallery.title} text={gallery.text}>
      <ul className="gallery">
        {gallery.entries.map((entry) => (
          <li key={entry.id} className={`gallery-${entry.kind}`}>
            <GalleryCard entry={entry} snapshot={snapshot} send={send} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

type GalleryCardProps = ChartProps<typeof galleryMachine> & {
  readonly entry: GalleryEntry;
};

/** A video or a post. Shows a local preview until the visitor opens the entry in an iframe. */
function GalleryCard({ entry, snapshot, send }: GalleryCardProps) {
  const isOpen = snapshot.context.embedId === entry.id;
  const isLoading = isOpen && snapshot.hasTag("loading");
  const label = isOpen
    ? t("ui.close")
    : entry.kind === "video"
      ? gallery.play
      : gallery.show;
  return (
    <article className="embed" aria-busy={isLoading || undefined}>
      <div className="embed-stage">
        {isOpen ? (
          <iframe
            title={entry.title}
            src={entry.embed}
            // Players may refuse to load without a referrer; "origin" sends no path or query.
            referrerPolicy="origin"
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
            allow="fullscreen; picture-in-picture; encrypted-media"
            onLoad={() => send({ type: "frame.loaded" })}
          />
        ) : (
          <Preview entry={entry} />
        )}
        {isLoading && <Cloth pattern="warp" tone="thread" />}
      </div>
      <div className="embed-text">
        <p className="kicker">{entry.source}</p>
        <h3>{entry.title}</h3>
        <p className="small" role="status">
          {isLoading &&
            withHost(
              snapshot.hasTag("slow") ? gallery.slow : gallery.loading,
              entry.embed,
            )}
        </p>
        <div className="row embed-actions">
          <Button
            variant="outline"
            size="small"
            icon={isOpen ? "cross" : entry.kind === "video" ? "play" : "chat"}
            className={isOpen ? undefined : "embed-open"}
            aria-label={t("ui.labelled", { label, text: entry.title })}
            onClick={() =>
              send(
                isOpen
                  ? { type: "embed.closed" }
                  : { type: "embed.requested", id: entry.id },
              )
            }
          >
            {label}
          </Button>
          <ExternalLink
            className="tap small"
            href={entry.href}
            about={entry.title}
          >
            {withHost(gallery.open, entry.href)}
          </ExternalLink>
        </div>
      </div>
    </article>
  );
}

function Preview({ entry }: Pick<GalleryCardProps, "entry">) {
  if (entry.kind === "post")
    return <blockquote className="embed-quote">{entry.summary}</blockquote>;
  return (
    <>
      <Drawing name={entry.image} className="cover" />
      <span className="row embed-play">
        <Icon name="play" />
        <span className="num">{entry.length}</span>
      </span>
    </>
  );
}
