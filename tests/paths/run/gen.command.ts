import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Command, textOption } from '../command.ts'
import { readGolden } from '../freeze/golden.ts'
import type { Chart } from '../model/chart.types.ts'
import { chartsNamed } from '../model/charts.ts'
import { specText } from './spec-text.ts'
import { worlds } from './worlds/index.ts'

export const genCommand: Command = {
  name: 'gen',
  summary: 'writes the frozen paths as Playwright specs, or checks that they are current',
  help: `
npm run paths -- gen [chart] [--check]

Writes generated/<chart>.spec.ts for every chart that has a world (run/worlds): one test per frozen path, one line
per event. Commit them; do not edit them.

  --check   writes nothing; exit code 1 when a spec is not what would be written
  example   npm run paths -- gen --check`,
  options: { check: { type: 'boolean' }, machine: { type: 'string' } },
  run: ({ values, positionals, say }) => {
    const charts = chartsNamed(positionals[0] ?? textOption(values, 'machine')).filter(({ name }) => name in worlds)
    const stale = charts.filter(({ name }) => !isCurrent(name))
    if (values['check'] === true) {
      for (const { name } of stale) say(`generated/${name}.spec.ts is not current: run \`npm run paths -- gen\``)
      return stale.length === 0 ? 0 : 1
    }
    for (const chart of stale) write(chart)
    say(`${charts.length} specs, ${stale.length} written`)
    return 0
  },
}

const specFile = (name: string): string => fileURLToPath(new URL(`../generated/${name}.spec.ts`, import.meta.url))

/** Whether the committed spec of a chart is the one that its frozen traces generate. */
export const isCurrent = (name: string): boolean =>
  existsSync(specFile(name)) && readFileSync(specFile(name), 'utf8') === specText(name, readGolden(name))

const write = ({ name }: Chart): void => {
  mkdirSync(dirname(specFile(name)), { recursive: true })
  writeFileSync(specFile(name), specText(name, readGolden(name)))
}
