import type { CoverName } from "../ui/Cover.tsx";

const VIDEOS = "https://videos.example.org";
const POSTS = "https://posts.example.org";

type Shared = {
  readonly id: string;
  readonly title: string;
  /** Who shows it, in words. */
  readonly source: string;
  /** Its page at the other site. */
  readonly href: string;
  /** What a frame loads once the visitor asks for it. */
  readonly embed: string;
};
export type GalleryVideo = Shared & {
  readonly kind: "video";
  readonly image: CoverName;
  /** As it is read, such as "3:40". */
  readonly length: string;
};
export type GalleryPost = Shared & {
  readonly kind: "post";
  /** The post in short, so that nothing has to be loaded to know what it says. */
  readonly words: string;
};
export type GalleryEntry = GalleryVideo | GalleryPost;

/** The gallery of social posts and videos on the landing page (§1). The operator's content. */
export const gallery = {
  title: "Seen and heard",
  text: "From pitch days, workshops and the people who came out of them. Nothing is loaded from another site before you press.",
  play: "Play video",
  show: "Show post",
  close: "Close",
  loading: "Loading from {host}",
  slow: "This takes longer than usual: {host} may be blocked here. Its link below leads there too.",
  open: "Open on {host}",
  entries: [
    {
      kind: "video",
      id: "pitch-day",
      title: "Pitch day in Nairobi: nine businesses, five minutes each",
      source: "Video of the Nairobi team",
      image: "stage",
      length: "3:40",
      href: `${VIDEOS}/watch/pitch-day-nairobi`,
      embed: `${VIDEOS}/embed/pitch-day-nairobi`,
    },
    {
      kind: "post",
      id: "grain-store",
      title: "A grain store in Tamale",
      source: "Post of the Accra team",
      words:
        "Two introductions, one approval, and by harvest a cold store stands in Tamale. We asked its founder what she would do differently: ask sooner.",
      href: `${POSTS}/accra/grain-store`,
      embed: `${POSTS}/embed/accra/grain-store`,
    },
    {
      kind: "post",
      id: "family-table",
      title: "A seat at the family table",
      source: "Post of the Southern Africa team",
      words:
        "The hardest meeting in a family business is the one nobody calls. Our family business track begins with that meeting.",
      href: `${POSTS}/southern-africa/family-table`,
      embed: `${POSTS}/embed/southern-africa/family-table`,
    },
    {
      kind: "video",
      id: "five-minutes",
      title: "Five minutes well spent: a pitch, taken apart",
      source: "Video of the pitch coaches",
      image: "clock",
      length: "6:15",
      href: `${VIDEOS}/watch/a-pitch-taken-apart`,
      embed: `${VIDEOS}/embed/a-pitch-taken-apart`,
    },
    {
      kind: "video",
      id: "books-in-order",
      title: "Books in order: what two years of statements tell an investor",
      source: "Video of the finance team",
      image: "ledger",
      length: "4:50",
      href: `${VIDEOS}/watch/books-in-order`,
      embed: `${VIDEOS}/embed/books-in-order`,
    },
  ] satisfies readonly GalleryEntry[],
};

/** The origins that pages may frame: those of the embeds, and no others (design: Security table). */
export const embedOrigins: readonly string[] = [
  ...new Set(gallery.entries.map(({ embed }) => new URL(embed).origin)),
];

/** A sentence with its `{host}` filled by the site that an address leads to. */
export function withHost(sentence: string, address: string): string {
  return sentence.replace("{host}", new URL(address).host);
}
