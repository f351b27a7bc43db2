/** The visible part of a strip of cards: the index of the first visible card, and the number of cards that fit. */
type StripView = {
  readonly index: number;
  readonly visibleCount: number;
};

/** In browsers without `scrollend`, a strip has stopped when it has not scrolled for this many milliseconds. */
const SCROLL_END_DELAY = 150;
/** Tolerance in pixels for fractional positions and for rounding on a zoomed page. */
const TOLERANCE = 2;

/**
 * Calls `notify` with the visible part of a strip: once at the start, whenever scrolling ends, and when the strip is
 * resized. Returns an unsubscribe function.
 */
export function watchStrip(
  strip: HTMLElement,
  notify: (view: StripView) => void,
): () => void {
  const report = () => notify(measureView(strip));
  const observer = new ResizeObserver(report);
  observer.observe(strip);
  const unwatch = onScrollEnd(strip, report);
  return () => {
    observer.disconnect();
    unwatch();
  };
}

/** Scrolls a strip so that the given card is the first visible one. */
export function scrollToCard(strip: HTMLElement, index: number): void {
  strip.scrollTo({ left: cardDistance(strip) * index });
}

function measureView(strip: HTMLElement): StripView {
  const { scrollWidth, clientWidth } = strip;
  const scrolled = Math.abs(strip.scrollLeft);
  const step = Math.abs(cardDistance(strip));
  const { paddingLeft, paddingRight, columnGap } = getComputedStyle(strip);
  const [before, after, gap] = [paddingLeft, paddingRight, columnGap].map(
    (length) => Number.parseFloat(length) || 0,
  ) as [number, number, number];
  const available = clientWidth - before - after + gap + TOLERANCE;
  const visibleCount = Math.max(1, Math.floor(available / step));
  const isAtEnd = scrolled >= scrollWidth - clientWidth - TOLERANCE;
  const index = isAtEnd
    ? Math.max(0, strip.children.length - visibleCount)
    : Math.round(scrolled / step);
  return { index, visibleCount };
}

/** Returns the distance between the starts of two neighbouring cards. Like `scrollLeft`, it is negative from right to left. */
function cardDistance({ children }: HTMLElement): number {
  const [first, second] = children;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement))
    return 1;
  return second.offsetLeft - first.offsetLeft;
}

function onScrollEnd(strip: HTMLElement, notify: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(notify, SCROLL_END_DELAY);
  };
  const hasScrollEnd = "onscrollend" in window;
  const [name, listener] = hasScrollEnd
    ? ["scrollend", notify]
    : ["scroll", restartTimer];
  strip.addEventListener(name, listener, { passive: true });
  return () => {
    clearTimeout(timer);
    strip.removeEventListener(name, listener);
  };
}
