import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type Command, textOption } from '../command.ts'
import { tracesToFreeze } from '../freeze/freeze.ts'
import { goldenFile, readGoldenText } from '../freeze/golden.ts'
import { read } from '../freeze/text.ts'
import type { Trace } from '../freeze/trace.ts'
import { chartsNamed, project } from '../model/charts.ts'
import { diffOf, isSame, sayDiff } from './chart-diff.ts'
import { pictureOf } from './picture.ts'

export const diffCommand: Command = {
  name: 'diff',
  summary: 'what changed in a chart since a commit, as lines and as a picture for reviews',
  help: `
npm run paths -- diff [chart] [--base ref | --with file] [--out folder]

Compares what a chart does now with its traces as they were frozen in a commit: states and transitions added and
removed, and transitions whose effects changed. Prints a line for each and draws the chart with them, + added in green,
− removed in red and dashed, ~ changed in amber: <chart>.diff.svg, to attach to a review. Exit code 1 when any differs.

  --base ref    a commit, branch or tag of git; default: HEAD
  --with file   instead, a file of traces
  --out folder  default: the folder of results
  example       npm run paths -- diff drawer --base main`,
  options: { base: { type: 'string' }, with: { type: 'string' }, out: { type: 'string' }, machine: { type: 'string' } },
  run: async ({ values, positionals, say }) => {
    const base = textOption(values, 'base') ?? 'HEAD'
    const file = textOption(values, 'with')
    const folder = textOption(values, 'out') ?? project.results
    let isAllSame = true
    for (const chart of chartsNamed(positionals[0] ?? textOption(values, 'machine'))) {
      const before = file === undefined ? frozenAt(base, chart.name) : read(readFileSync(file, 'utf8'))
      const frozen = readGoldenText(chart.name)
      const diff = diffOf(before, tracesToFreeze(chart, frozen === null ? [] : read(frozen)))
      if (isSame(diff)) continue
      isAllSame = false
      const picture = join(folder, `${chart.name}.diff.svg`)
      mkdirSync(dirname(picture), { recursive: true })
      writeFileSync(picture, await pictureOf(`${chart.name}, since ${file ?? base}`, diff))
      say(`${chart.name} since ${file ?? base}:`)
      for (const line of sayDiff(diff)) say(line)
      say(`  ${picture}`)
    }
    if (isAllSame) say(`no state, transition or effect differs from ${file ?? base}`)
    return isAllSame ? 0 : 1
  },
}

/** The traces of a chart as frozen in a commit; none: it was not frozen then. Throws when there is no such commit. */
const frozenAt = (ref: string, chart: string): readonly Trace[] => {
  const file = goldenFile(chart)
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-C', project.folder, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  const commit = git('rev-parse', '--verify', `${ref}^{commit}`).trim()
  const path = relative(git('rev-parse', '--show-toplevel').trim(), file).replaceAll('\\', '/')
  return git('ls-tree', commit, `:/${path}`) === '' ? [] : read(git('show', `${commit}:${path}`))
}
