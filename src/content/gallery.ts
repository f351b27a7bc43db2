const VIDEOS = "https://videos.example.org";
const POSTS = "https://posts.example.org";

export type GalleryEntry = {
  readonly id: string;
  readonly title: string;
  /** Who published the entry. */
  readonly source: string;
  /** The page of the entry on the external site. */
  readonly href: string;
  /** The address that a frame loads when the visitor opens the entry. */
  readonly embed: string;
} & (
  | {
      readonly kind: "video";
      /** The name of the cover in ui/drawings.svg. */
      readonly image: string;
      /** The displayed length, such as "3:40". */
      readonly length: string;
    }
  /** A post has a summary, which can be read without loading the external site. */
  | { readonly kind: "post"; readonly summary: string }
);

/** The gallery of social posts and videos on the landing page. The operator writes the copy. */
export const gallery = {
  title: "Videos and posts",
  text: "Videos and posts from pitch days and workshops. Nothing is loaded from another site until you click.",
  play: "Play video",
  show: "Show post",
  loading: "Loading from {host}",
  slow: "This is taking longer than usual: {host} may be blocked here. You can also use the link below.",
  open: "Open on {host}",
  entries: [
    {
      kind: "video",
      id: "pitch-day",
      title: "Pitch day in Nairobi: nine businesses, five minutes each",
      source: "Video by the Nairobi team",
      image: "stage",
      length: "3:40",
      href: `${VIDEOS}/watch/pitch-day-nairobi`,
      embed: `${VIDEOS}/embed/pitch-day-nairobi`,
    },
    {
      kind: "post",
      id: "grain-store",
      title: "A grain store in Tamale",
      source: "Post by the Accra team",
      summary:
        "Two introductions and one approval led to a new grain store in Tamale before the harvest. The founder says that she wishes she had asked sooner.",
      href: `${POSTS}/accra/grain-store`,
      embed: `${POSTS}/embed/accra/grain-store`,
    },
    {
      kind: "post",
      id: "family-table",
      title: "A seat at the family table",
      source: "Post by the Southern Africa team",
      summary:
        "The hardest meeting in a family business is the one that is never held. Our family business track begins with that meeting.",
      href: `${POSTS}/southern-africa/family-table`,
      embed: `${POSTS}/embed/southern-africa/family-table`,
    },
    {
      kind: "video",
      id: "five-minutes",
      title: "A five-minute pitch, explained step by step",
      source: "Video by the pitch coaches",
      image: "clock",
      length: "6:15",
      href: `${VIDEOS}/watch/a-pitch-taken-apart`,
      embed: `${VIDEOS}/embed/a-pitch-taken-apart`,
    },
    {
      kind: "video",
      id: "books-in-order",
      title: "Books in order: what two years of statements tell an investor",
      source: "Video by the finance team",
      image: "ledger",
      length: "4:50",
      href: `${VIDEOS}/watch/books-in-order`,
      embed: `${VIDEOS}/embed/books-in-order`,
    },
  ] satisfies readonly GalleryEntry[],
};

/** The only origins from which pages may load frames: those of the embeds (docs/security.md). */
export const embedOrigins: readonly string[] = [
  ...new Set(gallery.entries.map(({ embed }) => new URL(embed).origin)),
];

/** Replaces `{host}` in a sentence with the host of an address. */
export function withHost(sentence: string, address: string): string {
  return sentence.replace("{host}", new URL(address).host);
}
