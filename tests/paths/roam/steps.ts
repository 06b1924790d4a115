// A walk is data: steps drawn from a seed, or read from a file, so that the very same ones can be done again, or some of
// them only.
import { createRandom, type Random } from '../../harness/random.ts'
import { TABS, type Tab } from './record.types.ts'
import { TAB_ACTS } from './tab-acts.ts'
import { WORLD_ACTS } from './world-acts.ts'

export type Step = {
  readonly who: Tab | 'world'
  readonly does: string
  /** time since the step before it, s */
  readonly afterS: number
  /** how long it lasts, s; null: it is done at once */
  readonly forS: number | null
}
export type Walk = readonly Step[]

type Act = { readonly weight: number; readonly lastsS?: readonly [least: number, most: number] }

/** Two steps in three are a person's. */
const PERSON_SHARE = 0.62
const PAUSE_S = [0.2, 1.6] as const

/** @param hasFaults whether the world also breaks things */
export const drawWalk = (seed: string, steps: number, hasFaults: boolean): Walk => {
  const random = createRandom(`${seed} walk`)
  const world = Object.entries(WORLD_ACTS).filter(([, { isFault }]) => hasFaults || !isFault)
  return Array.from({ length: steps }, () => {
    const who = random.next() < PERSON_SHARE ? random.pick(TABS) : 'world'
    const [does, { lastsS }] = pickWeighted(random, who === 'world' ? world : Object.entries<Act>(TAB_ACTS))
    const forS = lastsS === undefined ? null : tenths(random, lastsS)
    return { who, does, afterS: tenths(random, PAUSE_S), forS }
  })
}

const tenths = (random: Random, [least, most]: readonly [number, number]): number =>
  random.between(Math.round(least * 10), Math.round(most * 10) + 1) / 10

const pickWeighted = (random: Random, acts: readonly (readonly [string, Act])[]): readonly [string, Act] =>
  random.pick(acts.flatMap((act) => Array.from({ length: act[1].weight }, () => act)))

/** « +0.8 s tab 1 presses the bell », « +1.0 s world freezes the gateway for 4.2 s » */
export const describeStep = ({ who, does, afterS, forS }: Step): string =>
  `+${afterS.toFixed(1)} s ${who} ${does}${forS === null ? '' : ` for ${forS.toFixed(1)} s`}`

const LINE = /^\+(\d+\.\d) s (tab 1|tab 2|world) (.+?)(?: for (\d+\.\d) s)?$/

/** Errors: throws with a line that is no step, or no known one. */
export const readStep = (line: string): Step => {
  const [, afterS, who = '', does = '', forS] = LINE.exec(line) ?? []
  const act: Act | undefined = who === 'world' ? WORLD_ACTS[does] : TAB_ACTS[does]
  const whom = [...TABS, 'world' as const].find((one) => one === who)
  if (act === undefined || whom === undefined) throw new Error(`not a step of a walk: ${line}`)
  if ((act.lastsS === undefined) !== (forS === undefined)) throw new Error(`how long? ${line}`)
  return { who: whom, does, afterS: Number(afterS), forS: forS === undefined ? null : Number(forS) }
}

/** A walk as a file: what is said of it, then a step a line. */
export const printWalk = (walk: Walk, said: readonly string[]): string =>
  [...said.map((line) => `# ${line}`), ...walk.map(describeStep), ''].join('\n')

export const readWalk = (text: string): Walk =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map(readStep)
