// Walks by a seed, one after the other, and what becomes of one that fails.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../../harness/report.ts'
import { shrink } from '../../harness/shrink.ts'
import type { Ground } from './ground.ts'
import type { RoamFinding } from './roam.results.ts'
import { describeStep, drawWalk, printWalk, type Walk } from './steps.ts'
import { addWalk, type Tally } from './tally.ts'
import { doWalk, type Outcome, type WalkOptions } from './walker.ts'

export const WALKS_DIR = join(ROOT, 'tests/paths/golden/roam')
const SHRINK_RUNS = 24

export type Roaming = {
  readonly ground: Ground
  readonly steps: number
  /** whether a walk that fails is done again in parts, until the fewest steps that make it fail are left */
  readonly shrinks: boolean
  readonly say: (line: string) => void
}

/** Does the walk of a seed; what it finds is shrunk, and written as a file to be walked again. */
export const roamSeed = async (
  seed: string,
  tally: Tally,
  { ground, steps, shrinks, say }: Roaming,
): Promise<Tally> => {
  const walk = drawWalk(seed, steps, tally.hasFaults)
  const outcome = await doWalk(ground, walk)
  const { walked, broken } = outcome
  say(`seed ${seed}: ${walked.deeds.length} steps, ${broken.length} promises broken`)
  for (const line of storyOf(outcome)) say(`  ${line}`)
  const [first] = broken
  if (first === undefined) return addWalk(tally, outcome, [])
  const shortest = shrinks ? await shorten(ground, walk, first.property, {}, say) : walk
  const file = join(WALKS_DIR, `seed-${seed.replaceAll(/\W+/g, '-')}.walk`)
  const said = [`found by: npm run paths -- roam --seed ${seed} --steps ${steps}${tally.hasFaults ? ' --faults' : ''}`]
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(
    file,
    printWalk(shortest, [...said, ...broken.map(({ property, says }) => `broken: ${property}: ${says}`)]),
  )
  say(`  ${shortest.length} of ${walk.length} steps make it fail: ${file}`)
  const findings = broken.map(
    ({ property, says }): RoamFinding => ({ seed, property, says, shortest: shortest.map(describeStep) }),
  )
  return addWalk(tally, outcome, findings)
}

/** The shortest part of a walk that still breaks this promise. */
export const shorten = (
  ground: Ground,
  walk: Walk,
  property: string,
  options: WalkOptions,
  say: (line: string) => void,
): Promise<Walk> =>
  shrink(
    walk,
    async (part) => {
      const { broken } = await doWalk(ground, part, { ...options, endsEarly: true })
      const isSame = broken.some((one) => one.property === property)
      say(`  with ${part.length} of ${walk.length} steps: ${isSame ? 'fails' : 'passes'}`)
      return isSame
    },
    SHRINK_RUNS,
  )

/** What was done and what was broken, in order of time; empty when all held. */
export const storyOf = ({ walked, broken }: Outcome): readonly string[] => {
  if (broken.length === 0) return []
  const { startedAt, deeds, troubles } = walked
  return [
    ...deeds.map(({ from, who, does, isDone }) => ({
      at: from,
      says: `${who} ${does}${isDone ? '' : ' (not offered)'}`,
    })),
    ...troubles.flatMap(({ kind, from, until }) => [
      { at: from, says: `… ${kind}` },
      { at: until, says: `… no longer: ${kind}` },
    ]),
    ...broken.map(({ at, property, says }) => ({ at, says: `BROKEN ${property}: ${says}` })),
  ]
    .sort((one, other) => one.at - other.at)
    .map(({ at, says }) => `${((at - startedAt) / 1_000).toFixed(1)} s ${says}`)
}
