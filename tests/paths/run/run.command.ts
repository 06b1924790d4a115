import { resolve } from 'node:path'
import { findChromium } from '../../harness/chromium.ts'
import { runTool } from '../../harness/command.ts'
import { type Command, textOption } from '../command.ts'
import { chartsNamed } from '../model/charts.ts'
import { PICTURES_VARIABLE } from './pictures.ts'
import { buildProbe } from './probe-build.ts'
import { REPEAT_VARIABLE, UPDATE_VARIABLE } from './results.ts'
import { worlds } from './worlds/index.ts'

export const runCommand: Command = {
  name: 'run',
  summary: 'walks the frozen paths on the real product in Chromium',
  help: `
npm run paths -- run [chart] [--headed] [--repeat n] [--update] [--screens] [--junit file]

Builds the interface with its probe, starts a throwaway stack per worker, signs in, and walks every generated path:
events by real gestures; where an event is not offered its control must be absent, and the event sent to the chart
all the same must do nothing. After each step the live chart is compared with the frozen trace: state, context,
children, tags, transitions, effects; the screen with golden/<chart>.screens: what it says, by role and name; and the
world outside with the signs of the step's effects and golden/<chart>.outside. Steps take turns with the ways of a
gesture; a chart whose paths all passed and never took one of them fails.
At the end of a path, every chart of the page is checked against its drawing. What came of each path is written to
test-results/paths/run.json: steps, and the events that had to be sent to the chart because nothing could bring
them about, each with the reason.

  --headed     shows the browser
  --repeat n   each path n times on the same stacks, to look for flakes
  --screens    keeps a picture of the page after each step, for the report; slower
  --junit f    writes what was found as JUnit XML. Where GITHUB_ACTIONS is set, it is annotated, too
  --update     freezes what the screens say and what the page does outside today; review the diff of golden/*.screens
               and golden/*.outside, commit it
  example      npm run paths -- run drawer --headed`,
  options: {
    headed: { type: 'boolean' },
    repeat: { type: 'string' },
    update: { type: 'boolean' },
    screens: { type: 'boolean' },
    junit: { type: 'string' },
    machine: { type: 'string' },
  },
  run: async ({ values, positionals, say }) => {
    const name = positionals[0] ?? textOption(values, 'machine')
    const charts = chartsNamed(name).filter((chart) => chart.name in worlds)
    if (charts.length === 0) throw new Error(`${name} has no world yet: see run/worlds`)
    const repeat = textOption(values, 'repeat')
    if (repeat !== undefined && !/^[1-9]\d*$/.test(repeat))
      throw new Error(`--repeat is a number from 1, not ${repeat}`)
    if (repeat !== undefined && values['update'] === true)
      throw new Error('--update freezes one run: leave out --repeat')
    const junit = textOption(values, 'junit')
    const headed = values['headed'] === true
    const search = findChromium(say, { headed })
    if ('line' in search) throw new Error(search.line)
    await buildProbe()
    const { ok, seconds } = await runTool(
      ['playwright', 'cli.js'],
      [
        'test',
        '--config',
        'tests/paths/run/playwright.config.ts',
        ...charts.map((chart) => `generated/${chart.name}.spec`),
        ...(headed ? ['--headed'] : []),
      ],
      {
        env: {
          PLAYWRIGHT_CHROMIUM: search.path,
          ...(values['screens'] === true ? { [PICTURES_VARIABLE]: '1' } : {}),
          ...(junit === undefined ? {} : { PLAYWRIGHT_JUNIT_OUTPUT_FILE: resolve(junit) }),
          ...(values['update'] === true ? { [UPDATE_VARIABLE]: '1' } : {}),
          ...(repeat === undefined ? {} : { [REPEAT_VARIABLE]: repeat }),
        },
        live: true,
      },
    )
    say(`${charts.length} charts in ${seconds.toFixed(1)} s`)
    return ok ? 0 : 1
  },
}
