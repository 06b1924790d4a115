import type { RoamFinding, RoamResults } from './roam.results.ts'
import { addCounts, addTaken } from './taken.ts'
import type { Outcome } from './walker.ts'

/** What walks came to so far. */
export type Tally = Omit<RoamResults, 'at' | 'seconds'>

export const emptyTally = (seed: string, hasFaults: boolean): Tally => ({
  seed,
  hasFaults,
  walks: 0,
  steps: 0,
  notDone: 0,
  looks: 0,
  events: 0,
  acts: {},
  taken: {},
  findings: [],
})

/** Adds a walk and what it found, which was shrunk in between. */
export const addWalk = (tally: Tally, { walked, events, taken }: Outcome, findings: readonly RoamFinding[]): Tally => {
  const acts = walked.deeds.flatMap(({ does, isDone }) => (isDone ? [{ [does]: 1 }] : []))
  return {
    ...tally,
    walks: tally.walks + 1,
    steps: tally.steps + walked.deeds.length,
    notDone: tally.notDone + walked.deeds.filter(({ isDone }) => !isDone).length,
    looks: tally.looks + walked.looks.length,
    events: tally.events + events,
    acts: acts.reduce(addCounts, tally.acts),
    taken: addTaken(tally.taken, taken),
    findings: [...tally.findings, ...findings],
  }
}

export const sayTally = ({ walks, steps, notDone, looks, events, findings }: Tally): string =>
  `${walks} walks, ${steps} steps (${notDone} not offered at their moment), ${looks} pictures of pages, ${events} events of charts, ${findings.length} findings`
