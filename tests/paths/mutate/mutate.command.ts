import { type Command, type CommandInput, textOption } from '../command.ts'
import { readGolden, writeGolden } from '../freeze/golden.ts'
import { print } from '../freeze/text.ts'
import type { Chart } from '../model/chart.types.ts'
import { chartsNamed } from '../model/charts.ts'
import { judgeBodies } from './bodies/judge-bodies.ts'
import { judgeInBrowser } from './browser/judge-in-browser.ts'
import { lessonsOf } from './learn.ts'
import { type Judged, judgeMutants, type Slice, type Tally, tallyByOperator, tallyOf } from './run.ts'
import { judgeWiring } from './wiring/judge-wiring.ts'

type Say = CommandInput['say']

export const mutateCommand: Command = {
  name: 'mutate',
  summary: 'breaks the charts in every small way and says which breaks the frozen traces do not notice',
  help: `
npm run paths -- mutate [chart] [--slice n/k] [--equivalents] [--learn]
npm run paths -- mutate [chart] --browser [--slice n/k] [--again]
npm run paths -- mutate --bodies
npm run paths -- mutate --wiring [--slice n/k] [--minutes m] [--again | --anew] [--tests]

Makes every mutant of a chart (a transition dropped, retargeted, added; guards flipped, dropped, replaced; actions
dropped, replaced, swapped; initial states, delays, invokes, done and error, entry and exit, re-entering …) and runs
the frozen traces on it, comparing state, context, children, tags and effects. What passes them all is walked in
step with the original: either no path can tell the two apart (equivalent; where the
chart counts without end: within n steps), or the shortest path that does is
printed (survived). Exit code 1 when any survives.

  --slice n/k     only every k-th mutant, beginning with the n-th
  --equivalents   lists the mutants proved equivalent, with the pairs of states walked;
                  'equivalent within n steps': counters were followed up to a bound only, so longer paths were not walked
  --learn         appends the shortest path of each survivor to the frozen traces, so that it is killed from then on
  --browser       instead, loads each mutant that the model kills in the page of the real product and walks the
                  shortest path that kills it: what the page does is compared with what the chart should do
  --again         of those, only what no earlier run killed, one that was cut short included
  --bodies        instead, breaks what runs beside the drawings (guards, actions, views, helpers) with Stryker, and
                  runs the unit tests of the charts on each break; takes minutes
  --wiring        instead, breaks what stands between the charts and the world (actors, adapters, shell) by syntax,
                  in one build, and walks each fault on the frozen paths that pass its place until one catches it;
                  what was judged is kept, so that a run goes on where the last one ended
  --minutes m     of those, begins no further one after so long
  --tests         of those, runs the unit tests of the interface on what no path caught or came near
  --anew          of those, forgets what was judged and which paths pass which place
  example         npm run paths -- mutate drawer --equivalents`,
  options: {
    browser: { type: 'boolean' },
    again: { type: 'boolean' },
    bodies: { type: 'boolean' },
    wiring: { type: 'boolean' },
    anew: { type: 'boolean' },
    tests: { type: 'boolean' },
    minutes: { type: 'string' },
    slice: { type: 'string' },
    equivalents: { type: 'boolean' },
    learn: { type: 'boolean' },
    machine: { type: 'string' },
  },
  run: async ({ values, positionals, say }) => {
    if (values['bodies'] === true) return judgeBodies(say)
    const slice = sliceOf(textOption(values, 'slice') ?? '1/1')
    if (values['wiring'] === true) {
      const minutes = textOption(values, 'minutes')
      return judgeWiring(
        {
          slice,
          isAnew: values['anew'] === true,
          isAgain: values['again'] === true,
          isByTests: values['tests'] === true,
          minutes: minutes === undefined ? null : Number(minutes),
        },
        say,
      )
    }
    const charts = chartsNamed(positionals[0] ?? textOption(values, 'machine'))
    if (values['browser'] === true) return judgeInBrowser(charts, { slice, again: values['again'] === true }, say)
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

const sayTally = ({ killed, equivalent, bounded, refused, survived }: Tally): string =>
  [
    `killed ${killed}`,
    `equivalent ${equivalent}`,
    ...(bounded > 0 ? [`equivalent within n steps ${bounded}`] : []),
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
  const golden = readGolden(chart.name)
  const lessons = lessonsOf(chart, judged)
  if (lessons.length === 0) return
  writeGolden(chart.name, print(chart.name, [...golden, ...lessons]))
  say(`  learned ${lessons.length} paths; review golden/${chart.name}.trace and commit it`)
}
