import { REQUIREMENTS } from '../../spec/requirements.ts'
import { readGolden } from '../freeze/golden.ts'
import type { Trace } from '../freeze/trace.ts'
import type { Chart } from '../model/chart.types.ts'
import { type Judged, judgeMutants, KINDS, tallyByOperator, tallyOf } from '../mutate/run.ts'
import { type Coverage, coverageOf, covered, coveredGuards, type Hits } from './coverage.ts'
import { drawingOf } from './drawing.ts'
import { details, escapeHtml, meter, page, table } from './html.ts'
import { requirementPaths } from './requirement-matrix.ts'

export type Reported = {
  readonly chart: Chart
  readonly traces: readonly Trace[]
  readonly coverage: Coverage
  readonly judged: readonly Judged[]
}

/** Everything the report says of a chart. `seen`: transitions taken in recorded sessions, added to the drawing. */
export const reportedOf = (chart: Chart, seen: Hits = new Map()): Reported => {
  const traces = readGolden(chart.name)
  const coverage = coverageOf(chart, traces)
  const transitions = new Map([...coverage.transitions].map(([id, hits]) => [id, hits + (seen.get(id) ?? 0)]))
  return { chart, traces, coverage: { ...coverage, transitions }, judged: judgeMutants(chart) }
}

/** One HTML page that opens from disk. */
export const htmlOf = async (reported: readonly Reported[], at: Date): Promise<string> => {
  const sections = await Promise.all(reported.map((one) => chartSection(one)))
  const links = reported.map(({ chart }) => `<a href="#${chart.name}">${chart.name}</a>`).join('')
  return page(
    'Vigie: paths through the statecharts',
    [
      `<h1>Paths through the statecharts</h1><p>Made ${at.toISOString()} from the frozen traces of tests/paths/golden.</p>`,
      `<nav>${links}<a href="#requirements">requirements</a><a href="#mutants">mutants</a></nav>`,
      summary(reported),
      ...sections,
      requirements(reported),
      mutants(reported),
    ].join('\n'),
  )
}

const summary = (reported: readonly Reported[]): string =>
  table(
    [
      'chart',
      'paths',
      'steps',
      'control states',
      'transitions',
      'state × event',
      'guards both ways',
      'mutants killed or equivalent',
    ],
    reported.map(({ chart, traces, coverage, judged }) => [
      { html: `<a href="#${chart.name}">${chart.name}</a>` },
      traces.length,
      traces.reduce((sum, trace) => sum + trace.length, 0),
      meter(covered(coverage.states)),
      meter(covered(coverage.transitions)),
      meter(covered(coverage.events)),
      meter(coveredGuards(coverage.guards)),
      meter({ hit: judged.length - tallyOf(judged).survived, of: judged.length }),
    ]),
  )

const chartSection = async ({ chart, traces, coverage }: Reported): Promise<string> => {
  const drawing = await drawingOf(chart, coverage.states, coverage.transitions)
  return [
    `<h2 id="${chart.name}">${chart.name}</h2><p>${escapeHtml(chart.machine.root.description ?? '')}</p>`,
    `<div class="drawing">${drawing}</div>`,
    details('Control states', hitsTable('control state', coverage.states)),
    details('Transitions', hitsTable('transition', coverage.transitions)),
    details(
      'Events in every control state, unoffered ones included',
      hitsTable('control state · event', coverage.events),
    ),
    details(
      'Guards',
      table(
        ['guarded transition', 'true', 'false'],
        coverage.guards.map(({ id, yes, no }) => [id, yes, no]),
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

const hitsTable = (head: string, hits: Hits): string => table([head, 'hits'], [...hits])

const requirements = (reported: readonly Reported[]): string => {
  const matrix = requirementPaths(reported)
  const rows = REQUIREMENTS.filter(({ id }) => matrix.has(id)).map(({ id, text }) => {
    const paths = matrix.get(id) ?? []
    return [id, text, paths.length, paths.join(', ')]
  })
  return `<h2 id="requirements">Requirements</h2><p>Paths that do an event, or reach a state, that stands for a requirement.</p>${table(['id', 'requirement', 'paths', 'which'], rows)}`
}

const mutants = (reported: readonly Reported[]): string => {
  const all = reported.flatMap(({ judged }) => judged)
  const rows = tallyByOperator(all).map(([operator, tally]) => [operator, ...KINDS.map((kind) => tally[kind])])
  return [
    '<h2 id="mutants">Mutants</h2><p>The charts broken in every small way, and what the frozen traces made of it.</p>',
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
    ['mutant', 'pairs of states walked', ''],
    judged.flatMap(({ mutant, judgement }) =>
      judgement.kind === 'equivalent'
        ? [
            [
              `${mutant.operator} · ${mutant.what}`,
              judgement.pairs,
              judgement.bounded ? 'counters followed up to three' : '',
            ],
          ]
        : [],
    ),
  )
