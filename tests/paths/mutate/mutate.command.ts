import { type Command, type CommandInput, textOption } from '../command.ts'
import { readLessons, writeLessons } from '../freeze/golden.ts'
import type { Chart } from '../model/chart.types.ts'
import { chartsNamed } from '../model/charts.ts'
import { lessonsOf } from './learn.ts'
import { type Judged, judgeMutants, type Slice, type Tally, tallyByOperator, tallyOf } from './run.ts'

type Say = CommandInput['say']

export const mutateCommand: Command = {
  name: 'mutate',
  summary: 'breaks the charts in every small way and says which breaks the frozen traces do not notice',
  help: `
npm run paths -- mutate [chart] [--slice n/k] [--equivalents] [--learn]

Makes every mutant of a chart (a transition dropped, retargeted, added; guards flipped, dropped, replaced; actions
dropped, replaced, swapped; initial states, delays, invokes, done and error, entry and exit, re-entering …) and runs
the frozen traces on it, comparing state, context, children, tags and effects. What passes them all is walked in
step with the original: either no path can tell the two apart (equivalent; where the
chart counts without end: within n steps), or the shortest path that does is
printed (survived). Exit code 1 when any survives.

  --slice n/k     only every k-th mutant, beginning with the n-th
  --equivalents   lists the mutants proved equivalent, with the pairs of states walked;
                  'equivalent within n steps': counters were followed up to a bound only, so longer paths were not walked
  --learn         writes paths that kill the survivors to golden/<chart>.lessons, so that they are killed from then
                  on; only the model walks these
  example         npm run paths -- mutate drawer --equivalents`,
  options: {
    slice: { type: 'string' },
    equivalents: { type: 'boolean' },
    learn: { type: 'boolean' },
    machine: { type: 'string' },
  },
  run: ({ values, positionals, say }) => {
    const slice = sliceOf(textOption(values, 'slice') ?? '1/1')
    const charts = chartsNamed(positionals[0] ?? textOption(values, 'machine'))
    let survived = 0
    for (const chart of charts) {
      const begun = performance.now()
      const judged = judgeMutants(chart, slice)
      say(`${chart.name}: ${judged.length} mutants, ${sayTally(tallyOf(judged))} (${seconds(begun)} s)`)
      for (const [operator, tally] of tallyByOperator(judged)) say(`  ${operator.padEnd(22)} ${sayTally(tally)}`)
      if (values['equivalents'] === true) sayEquivalents(judged, say)
      saySurvivors(judged, say)
      if (values['learn'] === true) learn(chart, judged, say)
      survived += tallyOf(judged).survived
    }
    return survived === 0 ? 0 : 1
  },
}

/** `2/5` as the second of five. Throws when it is not of this form. */
export const sliceOf = (text: string): Slice => {
  const [, part = '', of = ''] = /^(\d+)\/(\d+)$/.exec(text) ?? []
  const slice = { part: Number(part), of: Number(of) }
  if (slice.part < 1 || slice.part > slice.of) throw new Error(`--slice ${text}: write it as n/k, n from 1 to k`)
  return slice
}

const seconds = (begun: number): string => ((performance.now() - begun) / 1_000).toFixed(1)

const sayTally = ({ killed, equivalent, bounded, within, refused, survived }: Tally): string =>
  [
    `killed ${killed}`,
    `equivalent ${equivalent}`,
    ...(bounded > 0 ? [`equivalent within ${within} steps or more ${bounded}`] : []),
    ...(refused > 0 ? [`refused ${refused}`] : []),
    `survived ${survived}`,
  ].join('  ')

const sayEquivalents = (judged: readonly Judged[], say: Say): void => {
  for (const { mutant, judgement } of judged) {
    if (judgement.kind !== 'equivalent') continue
    const { pairs, within } = judgement
    const proved = within === null ? 'equivalent' : `equivalent within ${within} steps`
    say(`  ${proved}  ${mutant.operator} · ${mutant.what} (${pairs} pairs of states)`)
  }
}

const saySurvivors = (judged: readonly Judged[], say: Say): void => {
  for (const { mutant, judgement } of judged) {
    if (judgement.kind !== 'survived') continue
    const { path, field, expected, found } = judgement.verdict
    say(`  SURVIVED    ${mutant.operator} · ${mutant.what}`)
    say(
      `              ${path.join(' → ')}: ${field} is ${expected || '(nothing)'}, of the mutant ${found || '(nothing)'}`,
    )
  }
}

const learn = (chart: Chart, judged: readonly Judged[], say: Say): void => {
  const lessons = lessonsOf(chart, judged)
  if (lessons.length === 0) return
  writeLessons(chart.name, [...readLessons(chart.name), ...lessons])
  say(`  learned ${lessons.length} paths; review golden/${chart.name}.lessons and commit it`)
}
