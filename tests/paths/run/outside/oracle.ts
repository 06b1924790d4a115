// Compares what is outside the page after each step with what the effects of the step show, and with what is frozen.
import type { Page } from 'playwright/test'
import type { TraceStep } from '../../freeze/trace.ts'
import { FAULT_COOKIE } from '../../mutate/browser/fault.ts'
import { createAccounts, NOTHING, type Outside } from '../accounts.ts'
import { happeningsOf } from '../signs.ts'
import type { AnyWorld } from '../worlds/index.ts'
import type { FrozenOutside } from './golden.ts'
import { createMasks } from './masks.ts'
import { type Reading, readPage } from './watch.ts'

/** The page read at one moment: the imprint of what it shows, and the outside without what varies from run to run. */
export type Look = { readonly imprint: string; readonly outside: Outside }

export type OutsideOracle = {
  /** takes the effects of the next step */
  readonly enter: (step: TraceStep) => void
  /** reads the page, once its stopped clock has moved on by this */
  readonly look: (passMs?: number) => Promise<Look>
  /** what is wrong at this step (from 1): signs that are missing or too much, and what is not as frozen */
  readonly differences: (look: Look, step: number) => readonly string[]
  /** ends the step: what happened until this look belongs to it */
  readonly leave: (look: Look) => void
}

/** What goes on behind every page, whatever the path is about: how lines begin, and names of what stands. */
const BACKGROUND = [
  'asks GET ',
  'gives up GET ',
  'asks POST //identity/',
  // a wall says how it is once it has measured frames, which a slow machine paints later
  'asks POST /api/walls/self',
  'gives up POST //identity/',
  // a call that a path leaves unanswered runs out by the page's clock, which waits for what comes in its own time
  'gives up POST /api/walls/',
  'asking ',
  'tells vigie:presence ',
  // the identity library tries the storage
  'forgets __sak',
  // the live feed
  'opens socket ',
  'closes socket ',
  'socket says ',
  'sockets',
  'title',
  'icon',
  // up to when notifications were seen: by the clock of what was listed
  'local notifications:',
  // how high a part of a page was last: what is drawn of the site is its own
  'local height:',
  'session debrief:',
  'forgets debrief:',
  // by which a page knows the fault that it has
  `cookie ${FAULT_COOKIE}`,
]

/** `frozen`: null when nothing is known of this path, or what it shows is being taken down. */
export const createOutsideOracle = (
  page: Page,
  world: Pick<AnyWorld, 'signs' | 'marks' | 'masks' | 'watches'>,
  frozen: FrozenOutside | null,
): OutsideOracle => {
  const accounts = createAccounts(world.signs)
  const isOfPath = filterOf(world)
  const masked = createMasks(world.masks ?? [])
  let read = 0
  const lengths = new WeakMap<Look, number>()
  const outsideOf = ({ stands, happened }: Reading): Outside => ({
    stands: Object.fromEntries(
      Object.entries(stands)
        .map(([name, value]) => [masked(name), masked(value)] as const)
        .filter(([name, value]) => value !== NOTHING && isOfPath(name)),
    ),
    happened: happened.map(masked).filter(isOfPath),
  })
  return {
    enter: accounts.enter,
    look: async (passMs) => {
      const asked = { marks: world.marks ?? {}, from: read }
      const reading = await readPage(page, passMs === undefined ? asked : { ...asked, passMs })
      const look = { imprint: reading.imprint, outside: outsideOf(reading) }
      lengths.set(look, reading.happened.length)
      return look
    },
    differences: ({ outside }, step) => {
      const complaints = accounts.complaints(outside)
      if (frozen === null || complaints.length > 0) return complaints
      const { stands, happened } = frozen(step)
      return [
        ...standingDifferences(stands, outside.stands),
        ...(step === 1 ? [] : happeningDifferences(happened, outside.happened)),
      ]
    },
    leave: (look) => {
      accounts.settle(look.outside)
      read += lengths.get(look) ?? 0
    },
  }
}

/**
 * Whether a line, or what stands under a name, is of a path: a sign speaks of it, its world watches it, or no other
 * chart of the page causes it.
 */
const filterOf = ({ signs, watches = [] }: Pick<AnyWorld, 'signs' | 'watches'>): ((what: string) => boolean) => {
  const standings = Object.values(signs.actors).flatMap((it) =>
    it !== undefined && 'runs' in it ? [it.runs.stands] : [],
  )
  const own = [...happeningsOf(signs).map(({ on }) => on), ...standings, ...watches]
  return (what) =>
    own.some((beginning) => what.startsWith(beginning)) || !BACKGROUND.some((beginning) => what.startsWith(beginning))
}

const standingDifferences = (expected: Outside['stands'], found: Outside['stands']): readonly string[] =>
  [...new Set([...Object.keys(expected), ...Object.keys(found)])]
    .filter((name) => expected[name] !== found[name])
    .map((name) => `${name}: expected ${expected[name] ?? '(nothing)'}, found ${found[name] ?? '(nothing)'}`)

const happeningDifferences = (expected: readonly string[], found: readonly string[]): readonly string[] => [
  ...without(expected, found).map((line) => `did not happen: ${line}`),
  ...without(found, expected).map((line) => `happened too much: ${line}`),
]

/** The lines of one list that the other has not, each counted once. */
const without = (lines: readonly string[], others: readonly string[]): readonly string[] => {
  const left = [...others]
  return lines.filter((line) => {
    const place = left.indexOf(line)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}
