// The figures of the report: the same on its page, in the terminal and in the README.
import type { z } from 'zod'
import { type Tally, tallyOf } from '../mutate/run.ts'
import { covered, coveredGuards } from './coverage.ts'
import type { Reported } from './reported.ts'
import { bodiesResult, browserResult, kept, runResult } from './results.ts'

export type Share = { readonly hit: number; readonly of: number }
/** The last kept results of the commands that need a browser or minutes; null: the command did not run here yet. */
export type Found = {
  readonly run: z.output<typeof runResult.schema> | null
  readonly browser: z.output<typeof browserResult.schema> | null
  readonly bodies: z.output<typeof bodiesResult.schema> | null
}

export const foundLast = (): Found => ({
  run: kept(runResult),
  browser: kept(browserResult),
  bodies: kept(bodiesResult),
})

/** The figures of one chart; null: the command that finds it did not run here yet. */
export type Figures = {
  readonly chart: string
  readonly paths: number
  readonly steps: number
  readonly states: Share
  readonly transitions: Share
  readonly events: Share
  readonly payloads: Share
  readonly guards: Share
  /** killed or proved equivalent */
  readonly mutants: Share
  readonly walked: (Share & { readonly ms: number; readonly sent: number }) | null
  /** mutants killed in the browser, of those walked there; `killable`: how many the model kills */
  readonly seen: (Share & { readonly ms: number; readonly killable: number }) | null
}

export const figuresOf = ({ chart, traces, coverage, judged }: Reported, { run, browser }: Found): Figures => {
  const walks = run?.charts.filter((path) => path.chart === chart.name) ?? []
  const seen = browser?.charts.find((one) => one.chart === chart.name)
  return {
    chart: chart.name,
    paths: traces.length,
    steps: traces.reduce((sum, trace) => sum + trace.length, 0),
    states: covered(coverage.states),
    transitions: covered(coverage.transitions),
    events: covered(coverage.events),
    payloads: covered(coverage.payloads),
    guards: coveredGuards(coverage.guards),
    mutants: mutantShare(tallyOf(judged)),
    walked:
      walks.length === 0
        ? null
        : {
            hit: walks.filter(({ failed }) => failed === 0).length,
            of: walks.length,
            ms: walks.reduce((sum, { ms }) => sum + ms, 0),
            sent: walks.reduce((sum, { sent }) => sum + sent.length, 0),
          },
    seen:
      seen === undefined
        ? null
        : {
            hit: seen.mutants.filter(({ caught }) => caught !== null).length,
            of: seen.mutants.length,
            ms: seen.ms,
            killable: seen.killable,
          },
  }
}

/** Of those that xstate builds; equivalence within n steps counts, as the survivors are listed beside. */
const mutantShare = ({ killed, equivalent, bounded, survived }: Tally): Share => ({
  hit: killed + equivalent + bounded,
  of: killed + equivalent + bounded + survived,
})

export const sumOf = (shares: readonly (Share | null)[]): Share => ({
  hit: shares.reduce((sum, share) => sum + (share?.hit ?? 0), 0),
  of: shares.reduce((sum, share) => sum + (share?.of ?? 0), 0),
})

/** Headings of the columns that every table of figures begins with. */
export const MODEL_HEADS = [
  'chart',
  'paths',
  'steps',
  'control states',
  'transitions',
  'state × event',
  'state × payload',
  'guards both ways',
]
const HEADS = [
  ...MODEL_HEADS,
  'mutants killed or equivalent',
  'paths walked in Chromium',
  'sent, not gestured',
  'mutants killed in Chromium',
]

/** The figures as a Markdown table, for the terminal and the README. */
export const figuresTable = (all: readonly Figures[]): readonly string[] => {
  const rows = [HEADS, ...all.map(cellsOf)]
  const widths = HEADS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
  const [head = '', ...others] = lines
  return [head, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...others]
}

const cellsOf = (figures: Figures): readonly string[] => [
  figures.chart,
  String(figures.paths),
  String(figures.steps),
  share(figures.states),
  share(figures.transitions),
  share(figures.events),
  share(figures.payloads),
  share(figures.guards),
  share(figures.mutants),
  figures.walked === null ? NOT_RUN : `${share(figures.walked)} in ${seconds(figures.walked.ms)}`,
  figures.walked === null ? NOT_RUN : String(figures.walked.sent),
  figures.seen === null ? NOT_RUN : `${share(figures.seen)}${sampled(figures.seen)} in ${seconds(figures.seen.ms)}`,
]

const NOT_RUN = 'not run'
const share = ({ hit, of }: Share): string => `${hit}/${of}`
const sampled = ({ of, killable }: { readonly of: number; readonly killable: number }): string =>
  of === killable ? '' : ` (of ${killable})`

/** `75.5 s`, from ms. */
export const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`
