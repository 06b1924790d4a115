import { project } from '../model/charts.ts'
import { type Judged, KINDS, tallyByOperator } from '../mutate/run.ts'
import { isAccounted } from './bodies.section.ts'
import type { Hits } from './coverage.ts'
import { drawingOf } from './drawing.ts'
import { type Figures, type Found, figuresOf, MODEL_HEADS, type Share, sumOf } from './figures.ts'
import { details, escapeHtml, hits, meter, page, table, tile } from './html.ts'
import type { Reported } from './reported.ts'
import { requirementPaths } from './requirement-matrix.ts'
import { walkScript, walkSection } from './walk.section.ts'

/** A part of the report that not every project has. */
export type Section = {
  readonly id: string
  readonly name: string
  readonly html: (found: Found) => string
}

/** One HTML page that opens from disk. */
export const htmlOf = async (
  reported: readonly Reported[],
  found: Found,
  { at, sections }: { readonly at: Date; readonly sections: readonly Section[] },
): Promise<string> => {
  const charts = await Promise.all(reported.map((one) => chartSection(one)))
  const ownParts = project.requirements.length === 0 ? [MUTANTS] : [MUTANTS, REQUIREMENTS]
  const links = [...reported.map(({ chart }) => ({ id: chart.name, name: chart.name })), ...sections, ...ownParts]
  return page(
    'Paths through the statecharts',
    [
      `<header><h1>Paths through the statecharts</h1><p>Made ${at.toISOString()} from the frozen traces.</p></header>`,
      `<nav>${links.map(({ id, name }) => `<a href="#${id}">${name}</a>`).join('')}</nav>`,
      summary(
        reported.map((one) => figuresOf(one, found)),
        found,
        sections.length > 0,
      ),
      ...charts,
      ...sections.map(({ html }) => html(found)),
      mutants(reported),
      ...(project.requirements.length === 0 ? [] : [requirements(reported)]),
      walkScript(),
    ].join('\n'),
  )
}

const MUTANTS = { id: 'mutants', name: 'mutants in the model' }
const REQUIREMENTS = { id: 'requirements', name: 'requirements' }

const summary = (all: readonly Figures[], { bodies }: Found, hasProduct: boolean): string =>
  [
    '<dl class="tiles">',
    tile('Control states', sumOf(all.map(({ states }) => states))),
    tile('Transitions', sumOf(all.map(({ transitions }) => transitions))),
    tile('Every event in every state', sumOf(all.map(({ events }) => events))),
    tile('Every payload in every state', sumOf(all.map(({ payloads }) => payloads))),
    tile('Guards both ways', sumOf(all.map(({ guards }) => guards))),
    tile('Mutants, model', sumOf(all.map(({ mutants }) => mutants)), 'killed or proved equivalent'),
    ...(hasProduct
      ? [
          tile('Paths walked in Chromium', sumOf(all.map(({ walked }) => walked))),
          tile('Mutants, Chromium', sumOf(all.map(({ seen }) => seen)), sampleNote(all)),
          tile('Guards and actions broken', bodyShare(bodies), 'killed or explained'),
        ]
      : []),
    '</dl>',
    table(
      [...MODEL_HEADS, 'mutants, model', ...(hasProduct ? ['mutants, Chromium'] : [])],
      all.map((one) => [
        { html: `<a href="#${one.chart}">${one.chart}</a>` },
        one.paths,
        one.steps,
        meter(one.states),
        meter(one.transitions),
        meter(one.events),
        meter(one.payloads),
        meter(one.guards),
        meter(one.mutants),
        ...(hasProduct ? [one.seen === null ? 'not run here' : meter(one.seen)] : []),
      ]),
    ),
  ].join('\n')

const sampleNote = (all: readonly Figures[]): string => {
  const walked = sumOf(all.map(({ seen }) => seen)).of
  const killable = all.reduce((sum, { seen }) => sum + (seen?.killable ?? 0), 0)
  return walked === killable ? '' : `a sample of ${killable}`
}

const bodyShare = (bodies: Found['bodies']): Share => ({
  hit: bodies?.bodies.filter(isAccounted).length ?? 0,
  of: bodies?.bodies.length ?? 0,
})

const chartSection = async ({ chart, traces, coverage }: Reported): Promise<string> => {
  const drawing = await drawingOf(chart, coverage.states, coverage.transitions)
  return [
    `<h2 id="${chart.name}">${chart.name}</h2><p>${escapeHtml(chart.machine.root.description ?? '')}</p>`,
    walkSection(chart.name, drawing, traces),
    details('Control states', hitsTable('control state', coverage.states)),
    details('Transitions', hitsTable('transition', coverage.transitions)),
    details(
      'Events in every control state, unoffered ones included',
      hitsTable('control state · event', coverage.events),
    ),
    details(
      'Payloads in every control state, unoffered ones included',
      hitsTable('control state · payload', coverage.payloads),
    ),
    details(
      'Guards',
      table(
        ['guarded transition', 'true', 'false'],
        coverage.guards.map(({ id, yes, no }) => [id, hits(yes), hits(no)]),
      ),
    ),
    details(
      'Paths',
      table(
        ['path', 'events'],
        traces.map((trace, index) => [index + 1, trace.map(({ label }) => label).join(' → ')]),
      ),
    ),
  ].join('\n')
}

const hitsTable = (head: string, counts: Hits): string =>
  table(
    [head, 'hits'],
    [...counts].map(([key, count]) => [key, hits(count)]),
  )

const requirements = (reported: readonly Reported[]): string => {
  const matrix = requirementPaths(reported)
  const rows = project.requirements
    .filter(({ id }) => matrix.has(id))
    .map(({ id, text }) => {
      const paths = matrix.get(id) ?? []
      return [id, text, paths.length, paths.join(', ')]
    })
  return `<h2 id="requirements">Requirements</h2><p>Paths that do an event, or reach a state, that stands for a requirement.</p>${table(['id', 'requirement', 'paths', 'which'], rows)}`
}

const mutants = (reported: readonly Reported[]): string => {
  const all = reported.flatMap(({ judged }) => judged)
  const rows = tallyByOperator(all).map(([operator, tally]) => [operator, ...KINDS.map((kind) => tally[kind])])
  return [
    '<h2 id="mutants">Mutants in the model</h2><p>The charts broken in every small way, and what the frozen traces made of it.</p>',
    table(['operator', ...KINDS], rows),
    '<h3>Survivors, with the shortest path that would kill them</h3>',
    survivors(reported),
    ...reported.map(({ chart, judged }) => details(`Equivalent mutants of ${chart.name}`, equivalents(judged))),
  ].join('\n')
}

const survivors = (reported: readonly Reported[]): string => {
  const rows = reported.flatMap(({ chart, judged }) =>
    judged.flatMap(({ mutant, judgement }) =>
      judgement.kind === 'survived'
        ? [[chart.name, `${mutant.operator} · ${mutant.what}`, judgement.verdict.path.join(' → ')]]
        : [],
    ),
  )
  return rows.length === 0 ? '<p class="good">None.</p>' : table(['chart', 'mutant', 'shortest killing path'], rows)
}

const equivalents = (judged: readonly Judged[]): string =>
  table(
    ['mutant', 'pairs of states walked', 'equivalent'],
    judged.flatMap(({ mutant, judgement }) =>
      judgement.kind === 'equivalent'
        ? [
            [
              `${mutant.operator} · ${mutant.what}`,
              judgement.pairs,
              judgement.within === null ? 'on any path' : `within ${judgement.within} steps`,
            ],
          ]
        : [],
    ),
  )
