/**
 * Light or dark as the reader's system says. Drawings are made in light colours, which the dark theme replaces one by
 * one.
 */
export const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1b2430, #e6ebf2); --soft: light-dark(#566274, #9aa7b8);
  --line: light-dark(#dfe4eb, #2b3542); --ground: light-dark(#f5f7fa, #10161e); --card: light-dark(#ffffff, #18202b);
  --good: light-dark(#1b7a4b, #5fd39a); --bad: light-dark(#c4321c, #ff8a75); --warn: light-dark(#b26a00, #f0b35c); --blue: light-dark(#2b6cb0, #7db4ee);
  --track: light-dark(#e6ebf1, #2b3542); --on: light-dark(#b4560b, #ffb066); }
* { box-sizing: border-box; }
html { scroll-padding-top: 4rem; }
body { font: 14px/1.55 system-ui, sans-serif; color: var(--ink); background: var(--ground); margin: 0; }
main { margin: 0 auto; max-width: 90rem; padding: 2.5rem 2rem 6rem; }
h1 { font-size: 1.9rem; letter-spacing: -.02em; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.25rem; letter-spacing: -.01em; margin: 3.5rem 0 .4rem; }
h3 { font-size: 1rem; margin: 1.8rem 0 .5rem; }
p { color: var(--soft); margin: 0 0 .9rem; max-width: 60rem; }
a { color: var(--blue); text-decoration: none; } a:hover { text-decoration: underline; }
code, pre { font: 12px/1.5 ui-monospace, monospace; } pre { white-space: pre-wrap; }
nav { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .2rem 1.1rem; margin: 1rem -2rem 1.5rem;
  padding: .7rem 2rem; background: var(--ground); border-bottom: 1px solid var(--line); }
.tiles { display: grid; grid-template-columns: repeat(4, 1fr); gap: .9rem; margin: 0 0 1.6rem; }
.tile { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: .9rem 1.1rem; }
.tile dt { color: var(--soft); } .tile dd { font-size: 1.75rem; font-weight: 650; line-height: 1.3; margin: 0;
  font-variant-numeric: tabular-nums; } .tile p { margin: .3rem 0 0; font-size: 12px; }
.scroll { overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .42rem .9rem; border-bottom: 1px solid var(--line); vertical-align: top; }
tbody tr:last-child td { border-bottom: 0; } th.number { text-align: right; } th { color: var(--soft); font-size: 12px; font-weight: 600; }
td.number { text-align: right; white-space: nowrap; }
.drawing { overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 1.2rem;
  margin-bottom: .8rem; }
.drawing svg { display: block; margin: 0 auto; max-width: none; height: auto; } .drawing g.edge:hover path { stroke-width: 4; }
.meter { display: inline-block; width: 5rem; height: .45rem; margin-right: .35rem; background: var(--track);
  border-radius: 4px; overflow: hidden; vertical-align: .08rem; }
.meter i { display: block; height: 100%; } .meter.whole i { background: var(--good); } .meter.partial i { background: var(--warn); }
details { margin: .5rem 0; } summary { cursor: pointer; color: var(--soft); padding: .15rem 0; } summary:hover { color: var(--ink); }
.bad { color: var(--bad); } .good { color: var(--good); } span.bad, span.good { white-space: nowrap; }
.controls { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; margin: 0 0 .6rem; }
.controls button, .controls select { font: inherit; color: var(--ink); background: var(--card); border: 1px solid var(--line);
  border-radius: 7px; padding: .25rem .7rem; cursor: pointer; } .controls button:hover { border-color: var(--blue); }
.controls output { color: var(--soft); font-variant-numeric: tabular-nums; }
.walk.lit .drawing g.node, .walk.lit .drawing g.edge { opacity: .28; } .walk.lit .drawing g.on { opacity: 1; }
.walk .drawing g.edge.on path { stroke: var(--on); stroke-width: 3.5; } .walk .drawing g.edge.on polygon { fill: var(--on); stroke: var(--on); }
.walk .drawing g.node.on path { stroke: var(--on); stroke-width: 3; } .walk .drawing g { transition: opacity .15s; }
.stage { display: flex; gap: 1rem; align-items: flex-start; margin-bottom: .8rem; }
.steps { flex: 0 0 19rem; max-height: 24rem; overflow-y: auto; margin: 0; padding: .4rem .4rem .4rem 2.6rem; background: var(--card);
  border: 1px solid var(--line); border-radius: 10px; font-variant-numeric: tabular-nums; color: var(--soft); }
.steps button { font: inherit; text-align: left; width: 100%; border: 0; background: none; color: var(--ink); padding: .08rem .4rem;
  border-radius: 5px; cursor: pointer; overflow-wrap: anywhere; } .steps button.ignored { color: var(--soft); }
.steps button:hover { background: var(--track); } .steps .now button { background: var(--on); color: var(--card); }
.stage figure { margin: 0; min-width: 0; } .stage img { display: block; max-width: 100%; max-height: 24rem; border: 1px solid var(--line); border-radius: 10px; }
@media (prefers-reduced-motion: reduce) { .walk .drawing g { transition: none; } }
@media (max-width: 48rem) { .stage { flex-direction: column; } .steps { flex: none; width: 100%; max-height: 14rem; } }
@media (prefers-color-scheme: dark) {
  .drawing text { fill: var(--ink); } .drawing text[fill="#c4321c"] { fill: var(--bad); }
  .drawing [stroke="#2b6cb0"] { stroke: #5f9bdc; } .drawing polygon[fill="#2b6cb0"] { fill: #5f9bdc; }
  .drawing [fill="#e8f1fb"] { fill: #1a2f47; } .drawing [fill="#cfe3f7"] { fill: #1d3b5c; }
  .drawing [fill="#a9cdf0"] { fill: #214a75; } .drawing [fill="#7fb3e6"] { fill: #28598e; }
  .drawing [fill="#eef0f3"] { fill: #27303c; } .drawing [fill="#fde8e4"] { fill: #4a2019; }
}
@media (max-width: 64rem) { .tiles { grid-template-columns: repeat(2, 1fr); } }
@media (max-width: 40rem) { main { padding: 1.5rem 1rem 4rem; } nav { margin-inline: -1rem; padding-inline: 1rem; } }
@media print { nav { display: none; } body { background: none; } }
`
