import type { Page } from "@playwright/test";

/** A window size and the visitor's own text settings. */
export type Setting = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** CSS that the visitor's settings add to the page. */
  readonly style?: string;
};

/** The values of WCAG 1.4.12. */
const TEXT_SPACING =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

/** The windows of small screens, of a screen enlarged to 400 %, and of visitors with text settings of their own. */
export const SETTINGS: readonly Setting[] = [
  { name: "400 % zoom", width: 320, height: 256 },
  { name: "a phone in landscape orientation", width: 640, height: 180 },
  { name: "a small phone", width: 360, height: 640 },
  { name: "text spacing", width: 390, height: 844, style: TEXT_SPACING },
  { name: "text spacing", width: 1280, height: 900, style: TEXT_SPACING },
  { name: "a narrow desktop window", width: 1100, height: 900 },
];

/** The windows of visitors whose browser shows texts at 200 %. */
export const LARGE_TEXT_SETTINGS: readonly Setting[] = [
  { name: "large text", width: 320, height: 640 },
  { name: "large text", width: 390, height: 844 },
  { name: "large text", width: 1280, height: 900 },
];

/**
 * Applies each setting to the open page and returns its faults: controls that are covered when the Tab key reaches them,
 * texts that are cut or lie on each other, and horizontal scrolling.
 */
export async function layoutFaults(
  page: Page,
  settings: readonly Setting[],
): Promise<string[]> {
  const faults = new Set<string>();
  const path = new URL(page.url()).pathname;
  for (const { name, width, height, style } of settings) {
    await page.setViewportSize({ width, height });
    await applyStyle(page, style ?? "");
    const found = [...(await page.evaluate(cutTexts)), ...(await walk(page))];
    for (const fault of found)
      faults.add(`${path}, ${name}, ${width} × ${height}: ${fault}`);
  }
  await applyStyle(page, "");
  return [...faults];
}

/** Adds a style as browser extensions do. The content security policy of the page blocks a style element. */
async function applyStyle(page: Page, style: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
    window.scrollTo(0, 0);
    (document.activeElement as HTMLElement | null)?.blur();
  }, style);
  await nextPaint(page);
}

function nextPaint(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
  });
}

/** The maximum number of focus stops of a page. */
const MAX_STOPS = 400;

/** Presses Tab until the focus leaves the page. Returns the focused elements that are not completely visible. */
async function walk(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press("Tab");
    let result = await page.evaluate(focusFault);
    // On a busy machine, the page may not have been scrolled and painted yet.
    if (result !== null && result !== "end") {
      await nextPaint(page);
      result = await page.evaluate(focusFault);
    }
    if (result === "end") return faults;
    if (result !== null) faults.push(result);
  }
  return [...faults, `more than ${MAX_STOPS} focus stops`];
}

/** Runs in the page. Returns what is wrong with the position of the focused element, or null. */
function focusFault(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return "end";
  // The visible part of an input that is drawn by its label.
  const isHidden =
    focused.matches(
      ".visually-hidden, input[type=radio], input[type=checkbox]",
    ) || focused.getBoundingClientRect().width <= 1;
  const element = isHidden
    ? (focused.closest("label") ?? focused.parentElement ?? focused)
    : focused;
  const name = `${focused.localName} "${(
    focused.getAttribute("aria-label") ||
      element.textContent?.trim() ||
      focused.getAttribute("name") ||
      ""
  ).slice(0, 40)}"`;
  const box = element.getBoundingClientRect();
  // Browsers scroll to the caret of a textarea, which is in its first line here.
  if (element.localName === "textarea") box.height = 40;
  const { innerWidth, innerHeight } = window;
  const fitsHeight = box.height <= innerHeight;
  const shown = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0) + 1;
  // Browsers scroll to the input, which may be at the edge of its label.
  if (fitsHeight && shown < Math.min(box.height, 44) / 2)
    return `${name} is outside the window (${Math.round(box.top)} to ${Math.round(box.bottom)})`;
  if (box.right < 0 || box.left > innerWidth)
    return `${name} is beside the window`;
  // The edges are skipped: rounded corners, and the larger touch target of a link in a text.
  const edge = getComputedStyle(element).display === "inline" ? 9 : 3;
  const [left, right] = [
    Math.max(box.left, 0) + edge,
    Math.min(box.right, innerWidth) - edge,
  ];
  const [top, bottom] = [
    Math.max(box.top, 0) + edge,
    Math.min(box.bottom, innerHeight) - edge,
  ];
  const points: [number, number][] = [
    [(left + right) / 2, (top + bottom) / 2],
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ];
  for (const [x, y] of points) {
    const hit = document.elementFromPoint(x, y);
    if (!hit || element.contains(hit) || hit.contains(element)) continue;
    // A link that is broken into lines has corners outside its lines.
    const isInLines = [...element.getClientRects()].some(
      (line) =>
        x >= line.left && x <= line.right && y >= line.top && y <= line.bottom,
    );
    if (!isInLines) continue;
    if (hit.closest("label")?.contains(focused)) continue;
    const layer = hit.closest("[class]");
    return `${name} is covered by ${hit.localName}.${layer?.className.toString().split(" ")[0]}`;
  }
  return null;
}

/** Runs in the page. Returns texts that are cut or lie on each other, and horizontal scrolling. */
export function cutTexts(): string[] {
  const faults: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth)
    faults.push(
      `scrolls horizontally by ${root.scrollWidth - root.clientWidth} px, for example ${[...document.body.querySelectorAll("*")].find((element) => element.getBoundingClientRect().right > root.clientWidth + 1)?.outerHTML.slice(0, 60)}`,
    );
  const isFloating = (element: Element | null): boolean => {
    for (let node = element; node; node = node.parentElement) {
      const { position, clipPath } = getComputedStyle(node);
      if (position === "fixed" || position === "sticky" || clipPath !== "none")
        return true;
    }
    return false;
  };
  type Line = { readonly box: DOMRect; readonly owner: Element };
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    const text = node.textContent ?? "";
    if (
      !owner ||
      text.trim() === "" ||
      !owner.checkVisibility({ visibilityProperty: true })
    )
      continue;
    if (owner.closest("option, svg, .visually-hidden, [aria-hidden=true]"))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
    const shown = text.trim().slice(0, 40);
    for (let area: Element | null = owner; area; area = area.parentElement) {
      const { overflowX, overflowY, position, clipPath } =
        getComputedStyle(area);
      if (clipPath !== "none") break;
      const edge = area.getBoundingClientRect();
      const isCutX =
        ["hidden", "clip"].includes(overflowX) &&
        boxes.some(
          ({ left, right }) => left < edge.left - 1 || right > edge.right + 1,
        );
      const isCutY =
        ["hidden", "clip"].includes(overflowY) &&
        boxes.some(
          ({ top, bottom, height }) =>
            top < edge.top - height / 4 || bottom > edge.bottom + height / 4,
        );
      if ((isCutX || isCutY) && area !== root && area !== document.body) {
        faults.push(
          `"${shown}" is cut by ${area.localName}.${area.className.toString().split(" ")[0]}`,
        );
        break;
      }
      if (position === "absolute" || position === "fixed") break;
      // The rest can be scrolled into view.
      if (["auto", "scroll"].includes(overflowX)) break;
    }
    if (
      boxes.some(({ left, right }) => left < -1 || right > root.clientWidth + 1)
    ) {
      let scroller: Element | null = owner;
      while (
        scroller &&
        !["auto", "scroll", "hidden", "clip"].includes(
          getComputedStyle(scroller).overflowX,
        )
      )
        scroller = scroller.parentElement;
      if (!scroller || scroller === root)
        faults.push(`"${shown}" leaves the window`);
    }
    for (const { index, 0: number } of text.matchAll(/[$\d][\d.,]*\d/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + number.length);
      const tops = new Set(
        [...range.getClientRects()].map(({ top }) => Math.round(top)),
      );
      if (tops.size > 1) faults.push(`the number ${number} is broken`);
    }
    if (!isFloating(owner)) for (const box of boxes) lines.push({ box, owner });
  }
  lines.sort((first, second) => first.box.top - second.box.top);
  for (const [index, { box, owner }] of lines.entries())
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next] as Line;
      if (other.box.top >= box.bottom) break;
      if (
        other.owner === owner ||
        owner.contains(other.owner) ||
        other.owner.contains(owner)
      )
        continue;
      const width =
        Math.min(box.right, other.box.right) -
        Math.max(box.left, other.box.left);
      const height = Math.min(box.bottom, other.box.bottom) - other.box.top;
      if (width > 2 && height > Math.min(box.height, other.box.height) * 0.4)
        faults.push(
          `"${owner.textContent?.trim().slice(0, 30)}" and "${other.owner.textContent?.trim().slice(0, 30)}" overlap`,
        );
    }
  return faults;
}
