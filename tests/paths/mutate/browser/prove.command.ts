import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { findChromium } from '../../../harness/chromium.ts'
import { runTool } from '../../../harness/command.ts'
import { type Command, type CommandInput, textOption } from '../../command.ts'
import { keepLearnt, LEARN_VARIABLE, LINES } from './planted/caught.ts'

export const proveCommand: Command = {
  name: 'prove',
  summary: 'shows on the real product that a wrong chart and a wrong wiring are caught and named',
  help: `
npm run paths -- prove [--headed]
npm run paths -- prove --learn [--only pattern]

Builds the interface with doors for faults and loads it with one fault at a time: a transition removed, one
retargeted, an action dropped, a component that tells its chart nothing, another thing, or a failure as a success;
and the faults of mutate/browser/planted, such as somebody could make. Each must be caught at its step and named;
without the fault the same path must pass. \`npm test -- --all\` does it too.
The model's half of the proof is proof.test.ts, this one is proof.spec.ts and mutate/browser/planted.spec.ts.

  --headed        shows the browser
  --learn         walks the frozen paths of each planted fault's chart until one catches it, and stores where that was
                  in mutate/browser/planted/caught.json; exit code 1 when one is caught nowhere
  --only pattern  only faults and charts whose title matches
  example         npm run paths -- prove --learn --only sidebar`,
  options: { headed: { type: 'boolean' }, learn: { type: 'boolean' }, only: { type: 'string' } },
  run: async ({ values, say }) => {
    const headed = values['headed'] === true
    const isLearning = values['learn'] === true
    const search = findChromium(say, { headed })
    if ('line' in search) throw new Error(search.line)
    mkdirSync(dirname(LINES), { recursive: true })
    rmSync(LINES, { force: true })
    const only = textOption(values, 'only')
    const { ok } = await runTool(
      ['playwright', 'cli.js'],
      [
        'test',
        '--config',
        'tests/paths/mutate/browser/playwright.config.ts',
        '--project',
        'planted',
        ...(isLearning ? [] : ['--project', 'proof']),
        ...(only === undefined ? [] : ['--grep', only]),
        ...(headed ? ['--headed'] : []),
      ],
      { env: { PLAYWRIGHT_CHROMIUM: search.path, ...(isLearning ? { [LEARN_VARIABLE]: LINES } : {}) }, live: true },
    )
    return ok && (!isLearning || sayLearnt(say)) ? 0 : 1
  },
}

/** Stores what was learnt and prints it. Returns whether every fault walked was caught. */
const sayLearnt = (say: CommandInput['say']): boolean => {
  const learnt = keepLearnt()
  const missed = learnt.filter(({ caught }) => caught === null)
  say(`${learnt.length} planted faults walked, ${learnt.length - missed.length} caught`)
  for (const { name } of missed) say(`  NOT CAUGHT  ${name}`)
  return missed.length === 0
}
