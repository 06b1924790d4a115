import { findChromium } from '../../../harness/chromium.ts'
import { runTool } from '../../../harness/command.ts'
import type { Command } from '../../command.ts'

export const proveCommand: Command = {
  name: 'prove',
  summary: 'shows on the real product that a wrong chart and a wrong wiring are caught and named',
  help: `
npm run paths -- prove [--headed]

Builds the interface with doors for faults and loads it with one fault at a time: a transition removed, one
retargeted, an action dropped, a component that tells its chart nothing, another thing, or a failure as a success.
Each must be caught at its step and named; without the fault the same path must pass. \`npm test\` does it too.
The model's half of the proof is proof.test.ts, this one is proof.spec.ts.

  --headed   shows the browser
  example    npm run paths -- prove`,
  options: { headed: { type: 'boolean' } },
  run: async ({ values, say }) => {
    const headed = values['headed'] === true
    const search = findChromium(say, { headed })
    if ('line' in search) throw new Error(search.line)
    const { ok } = await runTool(
      ['playwright', 'cli.js'],
      [
        'test',
        '--config',
        'tests/paths/mutate/browser/playwright.config.ts',
        '--project',
        'proof',
        ...(headed ? ['--headed'] : []),
      ],
      { env: { PLAYWRIGHT_CHROMIUM: search.path }, live: true },
    )
    return ok ? 0 : 1
  },
}
