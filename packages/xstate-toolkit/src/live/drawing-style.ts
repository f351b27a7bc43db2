/** The CSS of a drawing, for light and dark colour schemes. The visualiser and the live panel add highlights. */
export const DRAWING_STYLE = `
svg{--paper:#fbfaf7;--box:#fff;--box-1:#f4f1ea;--box-2:#ebe6da;--line:#6b6455;--ink:#1d1a14;--soft:#5a5344;--accent:#0b5d4b;--label:#fffdf5;--label-line:#d9d1bd;--final:#e3f0e8;font-family:ui-sans-serif,system-ui,"Segoe UI",Helvetica,Arial,sans-serif}
@media (prefers-color-scheme:dark){svg{--paper:#14130f;--box:#1d1b16;--box-1:#24221b;--box-2:#2d2a22;--line:#a39b87;--ink:#f4f1e8;--soft:#c5bda9;--accent:#7fd1b9;--label:#2a271f;--label-line:#4a4538;--final:#1d2f27}}
.paper{fill:var(--paper)}
.state rect{fill:var(--box);stroke:var(--line);stroke-width:1.3}
.state.compound rect,.state.parallel rect{fill:var(--box-1)}
.state.depth-0 rect{fill:var(--paper)}
.state.depth-2.compound rect,.state.depth-2.parallel rect{fill:var(--box-2)}
.state.parallel rect{stroke-dasharray:7 4}
.state.final rect{fill:var(--final)}
.state.final .inner{fill:none;stroke-width:1}
.state text{font-size:11.5px;fill:var(--soft)}
.state .name{font-size:14px;font-weight:700;fill:var(--ink)}
.state .actor{fill:var(--accent);font-style:italic}
.state .action,.state .folded{fill:var(--ink)}
.start,.tip{fill:var(--line)}
.arrow{fill:none;stroke:var(--line);stroke-width:1.3}
.label rect{fill:var(--label);stroke:var(--label-line)}
.label text{font-size:11px;fill:var(--ink)}
.fold{display:none}
`.trim();
