import { DRAWING_STYLE } from "./drawing-style.ts";

/** The CSS of the panel and of its drawing. A script adds it, so that it is not part of the site's style sheet. */
export const LIVE_PANEL_STYLE = `
.live-drawing { ${DRAWING_STYLE}
  overflow: auto;
  .state.is-active > rect:first-child { stroke: var(--accent); stroke-width: 4 }
  .arrow.is-last { stroke: #c2571f; stroke-width: 3 }
  .label.is-last rect { stroke: #c2571f; stroke-width: 2 }
}
.live-panel { position: fixed; inset: 0 0 0 auto; width: min(44vw, 720px); z-index: 40; display: grid; grid-template: auto 1fr 9rem / minmax(0, 1fr); background: Canvas; color: CanvasText; color-scheme: light dark; border-left: 2px solid #0b5d4b; font: 14px/1.4 system-ui, sans-serif }
.live-panel select { margin: .5rem; padding: .4rem; font: inherit }
.live-panel ol { margin: 0; padding: .5rem 1rem; overflow: auto; list-style: none; border-top: 1px solid #8a8270; font: 12px/1.5 ui-monospace, monospace }
.is-watched body { padding-right: min(44vw, 720px) }
`;
