import { type GalleryEntry, gallery, withHost } from "../../content/gallery.ts";
import { Button } from "../../ui/Button.tsx";
import { Cloth, Drawing } from "../../ui/Cloth.tsx";
import { ExternalLink } from "../../ui/ExternalLink.tsx";
import { Icon } from "../../ui/Icon.tsx";

export type GalleryCardProps = {
  readonly entry: GalleryEntry;
  readonly isOpen: boolean;
  readonly isLoading: boolean;
  readonly isSlow: boolean;
  readonly onAsk: () => void;
  readonly onLoad: () => void;
  readonly onClose: () => void;
};

/** A video or a post: a local picture, replaced by a frame of the other site on request. */
export function GalleryCard(props: GalleryCardProps) {
  const { entry, isOpen, isLoading, isSlow, onAsk, onLoad, onClose } = props;
  const ask = entry.kind === "video" ? gallery.play : gallery.show;
  return (
    <article className="embed" aria-busy={isLoading || undefined}>
      <div className="embed-stage">
        {isOpen ? (
          <iframe
            title={entry.title}
            src={entry.embed}
            // Players may refuse a page without a referrer; "origin" sends no path or query.
            referrerPolicy="origin"
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
            allow="fullscreen; picture-in-picture; encrypted-media"
            onLoad={onLoad}
          />
        ) : (
          <Stage entry={entry} />
        )}
        {isLoading && <Cloth pattern="warp" tone="thread" />}
      </div>
      <div className="embed-words">
        <p className="kicker">{entry.source}</p>
        <h3>{entry.title}</h3>
        <p className="small" role="status">
          {isLoading &&
            withHost(isSlow ? gallery.slow : gallery.loading, entry.embed)}
        </p>
        <div className="row embed-ways">
          <Button
            variant="second"
            size="small"
            icon={isOpen ? "cross" : entry.kind === "video" ? "play" : "chat"}
            className={isOpen ? undefined : "embed-ask"}
            aria-label={`${isOpen ? gallery.close : ask}: ${entry.title}`}
            onClick={isOpen ? onClose : onAsk}
          >
            {isOpen ? gallery.close : ask}
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

/** The content before anything is loaded. */
function Stage({ entry }: Pick<GalleryCardProps, "entry">) {
  if (entry.kind === "post")
    return <blockquote className="embed-quote">{entry.words}</blockquote>;
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
