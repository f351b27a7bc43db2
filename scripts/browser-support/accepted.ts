/** A newer feature that the site uses although an oldest browser lacks it. */
export type AcceptedFeature = {
  /** Its id in MDN's compatibility data. */
  readonly id: string;
  /** The selector to which the entry applies. Without it, the entry applies to every use. */
  readonly place?: string;
  /** What a browser without the feature does instead. */
  readonly reason: string;
};

/** The newer features that the site may use. The check fails for an entry that is no longer needed. */
export const ACCEPTED_FEATURES: readonly AcceptedFeature[] = [
  {
    id: "api.AbortSignal.any_static",
    reason: "ky tests for it, and otherwise passes on only the page's signal",
  },
  {
    id: "api.Element.checkVisibility",
    reason: "Ariakit tests for it, and otherwise reads the element's size",
  },
  {
    id: "api.Document.startViewTransition",
    reason:
      "React calls it in a try block, and only for a component that the site does not use",
  },
  {
    id: "api.IntersectionObserver.delay",
    reason: "ky's own function of this name",
  },
  {
    id: "api.MediaSource.handle",
    reason: "Workbox's own method of this name",
  },
  {
    id: "api.RTCIceCandidate.component",
    reason: "ical.js's own variable of this name",
  },
  {
    id: "css.at-rules.media.scripting",
    reason: "without scripts, a button that does nothing stays visible",
  },
  {
    id: "css.properties.break-after.avoid",
    reason: "a printed heading may be the last line of a page",
  },
  {
    id: "css.properties.field-sizing",
    reason: "a long text scrolls inside its field",
  },
  {
    id: "css.properties.forced-color-adjust",
    reason: "Safari has no forced colours",
  },
  {
    id: "css.properties.grid-template-rows.subgrid",
    reason:
      "the rows of contact cards and of match cards next to each other are not aligned",
  },
  {
    id: "css.properties.scrollbar-width",
    reason: "a scroll bar is shown below a strip of cards",
  },
  {
    id: "css.properties.text-size-adjust",
    reason: "only phones change text sizes; the prefixed property covers them",
  },
  {
    id: "css.properties.text-wrap",
    reason: "the last line of a text may contain a single word",
  },
  {
    id: "css.selectors.autofill",
    reason: "the style sheet repeats the rule with the prefixed selector",
  },
  {
    id: "css.selectors.has",
    place: ".panel-head:has(.refresh)>h2",
    reason: "the button may move when the font of the heading loads",
  },
  {
    id: "css.selectors.has",
    place: ".embed-stage:has(>.cover)",
    reason: "previews of videos are printed",
  },
  {
    id: "html.elements.link.rel.manifest",
    reason: "the site can only not be installed",
  },
  {
    id: "html.elements.link.rel.modulepreload",
    reason: "scripts load later",
  },
  {
    id: "html.elements.meta.name.theme-color",
    reason: "the frame of the window has the colour of the browser",
  },
  {
    id: "html.elements.meta.name.viewport",
    reason: "only phones need it, and all of them support it",
  },
  {
    id: "html.global_attributes.autocorrect",
    reason: "browsers that lack it do not correct these types of fields",
  },
];
