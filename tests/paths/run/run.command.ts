import { findChromium } from '../../harness/chromium.ts'
import { runTool } from '../../harness/command.ts'
import { type Command, textOption } from '../command.ts'
import { chartsNamed } from '../model/charts.ts'
import { buildProbe } from './probe-build.ts'
import { worlds } from './worlds/index.ts'

export const runCommand: Command = {
  name: 'run',
  summary: 'walks the frozen paths on the real product in Chromium',
  help: `
npm run paths -- run [chart] [--headed] [--repeat n]

Builds the interface with its probe, starts a throwaway stack per worker, signs in, and walks every generated path:
events by real gestures; where an event is not offered its control must be absent, and the event sent to the chart
all the same must do nothing. After each step the live chart is compared with the frozen trace: state, context,
children, tags, transitions, effects. At the end of a path, every chart of the page is checked against its drawing.

  --headed     shows the browser
  --repeat n   each path n times, to look for flakes
  example      npm run paths -- run drawer --headed`,
  options: { headed: { type: 'boolean' }, repeat: { type: 'string' }, machine: { type: 'string' } },
  run: async ({ values, positionals, say }) => {
    const name = positionals[0] ?? textOption(values, 'machine')
    const charts = chartsNamed(name).filter((chart) => chart.name in worlds)
    if (charts.length === 0) throw new Error(`${name} has no world yet: see run/worlds`)
    const search = findChromium(say)
    if ('line' in search) throw new Error(search.line)
    buildProbe()
    const { ok, seconds } = await runTool(
      ['playwright', 'cli.js'],
      [
        'test',
        '--config',
        'tests/paths/run/playwright.config.ts',
        ...charts.map((chart) => `generated/${chart.name}.spec`),
        ...(values['headed'] === true ? ['--headed'] : []),
        ...(typeof values['repeat'] === 'string' ? [`--repeat-each=${values['repeat']}`] : []),
      ],
      { env: { PLAYWRIGHT_CHROMIUM: search.path }, live: true },
    )
    say(`${charts.length} charts in ${seconds.toFixed(1)} s`)
    return ok ? 0 : 1
  },
}
