import { readFileSync } from 'node:fs'
import { findChromium } from '../../harness/chromium.ts'
import { sharedIdentity } from '../../harness/identity.ts'
import { type Command, type CommandInput, textOption } from '../command.ts'
import { buildProbe, PROBE_BUILD } from '../run/probe-build.ts'
import { createGround } from './ground.ts'
import { keepRoam } from './roam.results.ts'
import { type Roaming, roamSeed, storyOf } from './seeds.ts'
import { readWalk } from './steps.ts'
import { emptyTally, sayTally, type Tally } from './tally.ts'
import { doWalk } from './walker.ts'

export const roamCommand: Command = {
  name: 'roam',
  summary: 'random walks over several charts at once, people and world acting; what must hold is held against them',
  help: `
npm run paths -- roam [--seed S] [--steps n] [--minutes n] [--faults] [--no-shrink] [--headed]
npm run paths -- roam --walk file

Two tabs of one browser, two sites, devices that measure each second: people open and close what there is, reload,
switch sites, sign out and in, acknowledge; power is cut and comes back, sometimes in bursts. Each page is looked at ten
times a second from within, and held against the record of what the walk itself published, pressed and broke: the
promises of roam/properties.ts. Every chart of every tab is checked against its drawing.
A walk that breaks a promise is shrunk to the fewest steps that still do, and written to golden/roam/*.walk, which
\`npm test -- --all\` walks again. What came of it is kept in test-results/paths/roam.json and shown by \`report\`.

  --seed S      which walks are drawn; printed when absent
  --steps n     steps of one walk, 25 when absent
  --minutes n   for how long walks follow each other, 1 when absent
  --faults      the world also breaks things: gateway and upstream frozen or restarted, network cut, tokens ended
  --no-shrink   a walk that fails is kept whole
  --walk file   does the walk of a file once
  example       npm run paths -- roam --faults --minutes 60`,
  options: {
    seed: { type: 'string' },
    steps: { type: 'string' },
    minutes: { type: 'string' },
    faults: { type: 'boolean' },
    'no-shrink': { type: 'boolean' },
    headed: { type: 'boolean' },
    walk: { type: 'string' },
  },
  run: async ({ values, say }) => {
    const headed = values['headed'] === true
    const search = findChromium(say, { headed })
    if ('line' in search) throw new Error(search.line)
    const [steps, minutes] = [numberOption(values, 'steps', 25), numberOption(values, 'minutes', 1)]
    const file = textOption(values, 'walk')
    const walk = file === undefined ? null : readWalk(readFileSync(file, 'utf8'))
    await buildProbe()
    const identity = await sharedIdentity()
    const ground = await createGround(PROBE_BUILD, search.path, !headed)
    try {
      if (walk !== null) {
        const outcome = await doWalk(ground, walk)
        for (const line of storyOf(outcome)) say(line)
        say(`${walk.length} steps, ${outcome.broken.length} promises broken`)
        return outcome.broken.length === 0 ? 0 : 1
      }
      const seed = textOption(values, 'seed') ?? String(Date.now() % 1_000_000)
      const roaming = { ground, steps, shrinks: values['no-shrink'] !== true, say }
      const { findings } = await roamFor(minutes, emptyTally(seed, values['faults'] === true), roaming)
      return findings.length === 0 ? 0 : 1
    } finally {
      await ground.close()
      await identity.stop()
    }
  },
}

const numberOption = (values: CommandInput['values'], name: string, absent: number): number => {
  const given = textOption(values, name) ?? String(absent)
  if (!(Number(given) > 0)) throw new Error(`--${name} is a number above 0, not ${given}`)
  return Number(given)
}

/** Walks follow each other until the time is over, or somebody ends it; what came of them is kept after each. */
const roamFor = async (minutes: number, empty: Tally, roaming: Roaming): Promise<Tally> => {
  const begun = performance.now()
  let isEnding = false
  const end = () => {
    isEnding = true
  }
  process.once('SIGINT', end).once('SIGTERM', end)
  let tally = empty
  roaming.say(`seed ${tally.seed}, walks of ${roaming.steps} steps${tally.hasFaults ? ', with faults' : ''}`)
  while (!isEnding && (tally.walks === 0 || performance.now() - begun < minutes * 60_000)) {
    const seed = tally.walks === 0 ? tally.seed : `${tally.seed}-${tally.walks + 1}`
    tally = await roamSeed(seed, tally, roaming)
    const seconds = Math.round((performance.now() - begun) / 1_000)
    keepRoam({ ...tally, at: new Date().toISOString(), seconds })
  }
  roaming.say(sayTally(tally))
  return tally
}
