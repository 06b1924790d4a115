import { diff } from 'node:util'
import { annotation, isGithub, writeJunit } from '../ci.ts'
import { type Command, type CommandInput, textOption } from '../command.ts'
import type { Chart } from '../model/chart.types.ts'
import { chartsNamed, project } from '../model/charts.ts'
import { samplesOf } from '../model/samples.ts'
import { divergenceOf, sayDivergence } from './compare.ts'
import { lessonsToFreeze, tracesToFreeze } from './freeze.ts'
import { goldenFile, readGoldenText, readLessons, readLessonsText, writeGolden, writeLessons } from './golden.ts'
import { print, read } from './text.ts'
import type { Trace } from './trace.ts'
import { replay } from './trace.ts'
import { watch } from './watch.ts'

export const freezeCommand: Command = {
  name: 'freeze',
  summary: 'writes what the charts do today into golden/, or checks them against it',
  help: `
npm run paths -- freeze [chart] [--check [--watch] [--junit file]] [--fresh]

Writes golden/<chart>.trace: the paths of the plan with, at every step, the event, the state and context that
followed, the transitions taken, the children alive and the effects in order. These files are what every other
command expects of a chart, so a change of a chart shows as a change of them: review it like code, then commit it.
Paths frozen before are kept as far as they can still be walked, and paths are added for what is new. What was
learned from mutants (golden/<chart>.lessons) is kept likewise; only the model walks it.

  --check     writes nothing; says where the charts and the files differ, exit code 1 when they do
  --watch     with --check: checks again whenever a file beside the configuration or the machines changes
  --junit f   with --check: writes what was found as JUnit XML. Where GITHUB_ACTIONS is set, it is annotated, too
  --fresh     plans all paths anew instead of keeping them, and forgets what was learned from mutants
  example     npm run paths -- freeze --check`,
  options: {
    check: { type: 'boolean' },
    watch: { type: 'boolean' },
    junit: { type: 'string' },
    fresh: { type: 'boolean' },
    machine: { type: 'string' },
  },
  run: ({ values, positionals, say }) => {
    const charts = chartsNamed(positionals[0] ?? textOption(values, 'machine'))
    if (values['watch'] === true) return watch(project.watched, ['freeze', '--check', ...positionals], say)
    if (values['check'] === true) return check(charts, textOption(values, 'junit'), say)
    for (const chart of charts) {
      const before = values['fresh'] === true ? null : readGoldenText(chart.name)
      const text = print(chart.name, tracesToFreeze(chart, before === null ? [] : read(before)))
      writeGolden(chart.name, text)
      writeLessons(chart.name, values['fresh'] === true ? [] : lessonsToFreeze(chart, readLessons(chart.name)))
      say(`${chart.name.padEnd(20)} ${text.split('\n', 1)[0]?.replace(/^# [^:]+: /, '')}`)
    }
    return 0
  },
}

const check = (charts: readonly Chart[], junit: string | undefined, say: CommandInput['say']): number => {
  const checked = charts.map((chart) => ({ name: chart.name, file: goldenFile(chart.name), lines: driftOf(chart) }))
  const drifted = checked.filter(({ lines }) => lines.length > 0)
  for (const one of drifted) for (const line of isGithub() ? [...one.lines, annotation(one)] : one.lines) say(line)
  if (junit !== undefined) writeJunit(junit, 'paths freeze', checked)
  say(
    drifted.length === 0
      ? `${charts.length} charts behave as frozen`
      : 'Wanted? `npm run paths -- freeze`, review the diff, commit it.',
  )
  return drifted.length === 0 ? 0 : 1
}

const DIFF_LINES_SHOWN = 60

/** What differs between a chart and its frozen traces, to read from top to bottom; empty: nothing. */
export const driftOf = (chart: Chart): readonly string[] => {
  const text = readGoldenText(chart.name)
  if (text === null) return [`${chart.name}: never frozen`]
  const frozen = read(text)
  const lessons = readLessonsText(chart.name) ?? ''
  const learned = read(lessons)
  const learnedToday = learned.length === 0 ? '' : print(chart.name, lessonsToFreeze(chart, learned))
  return [
    ...driftBetween(chart, frozen, text, print(chart.name, tracesToFreeze(chart, frozen))),
    ...driftBetween(chart, learned, lessons, learnedToday),
  ]
}

/** What differs between a frozen text and that of today. */
const driftBetween = (chart: Chart, frozen: readonly Trace[], text: string, today: string): readonly string[] => {
  if (today === text) return []
  const samples = samplesOf(chart)
  const divergences = frozen.flatMap((trace, index) => {
    const found = replay(
      chart,
      chart.machine,
      trace.map(({ label }) => label),
      samples,
    )
    return divergenceOf(trace, found, index + 1) ?? []
  })
  const changed = counted(
    diff(text.split('\n'), today.split('\n'))
      .filter(([kind]) => kind !== 0)
      .map(([kind, line]) => `${kind < 0 ? '+' : '-'} ${line}`),
  )
  const shown = changed.slice(0, DIFF_LINES_SHOWN)
  const more = changed.length > shown.length ? [`  … and ${changed.length - shown.length} kinds of lines more`] : []
  return [
    `${chart.name} does not behave as frozen:`,
    ...divergences.map((one) => `  ${sayDivergence(one)}`),
    ...shown.map((line) => `  ${line}`),
    ...more,
  ]
}

/** Each line once, with how often it occurs when that is more than once. */
const counted = (lines: readonly string[]): readonly string[] =>
  [...new Set(lines)].map((line) => {
    const times = lines.filter((one) => one === line).length
    return times === 1 ? line : `${line}   (${times} times)`
  })
