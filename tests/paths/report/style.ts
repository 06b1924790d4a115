export const STYLE = `
:root { color-scheme: light; --ink: #1c2430; --soft: #5b6676; --line: #d9dfe7; --good: #1f7a4d; --bad: #c4321c; }
body { font: 14px/1.5 system-ui, sans-serif; color: var(--ink); margin: 2rem auto; max-width: 84rem; padding: 0 1.5rem; }
h1 { font-size: 1.6rem; margin: 0; } h2 { margin: 2.5rem 0 .5rem; border-bottom: 2px solid var(--line); } h3 { margin: 1.2rem 0 .4rem; }
p { color: var(--soft); max-width: 60rem; } nav a { margin-right: 1rem; } code { font-size: 12px; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .25rem .7rem; border-bottom: 1px solid var(--line); vertical-align: top; }
th { color: var(--soft); font-weight: 600; } td.number { text-align: right; } td.none { color: var(--bad); }
.scroll { overflow-x: auto; } .drawing { overflow-x: auto; border: 1px solid var(--line); border-radius: 6px; padding: 1rem; }
.drawing svg { max-width: none; height: auto; } .drawing g.edge:hover path { stroke-width: 4; }
.meter { display: inline-block; width: 7rem; height: .6rem; background: #eef1f5; border-radius: 4px; overflow: hidden; }
.meter i { display: block; height: 100%; } .meter.whole i { background: var(--good); } .meter.partial i { background: var(--bad); }
details { margin: .6rem 0; } summary { cursor: pointer; color: var(--soft); } .bad { color: var(--bad); } .good { color: var(--good); }
`
