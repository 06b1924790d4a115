// Runs in the page, in builds with doors for faults only: puts in the fault that a cookie names.
import type { AnyStateMachine } from 'xstate'
import { mutantsOf } from '../mutants.ts'
import { faultOfPage } from './fault-of-page.ts'

const fault = faultOfPage()

/** The chart as drawn, or the mutant of it that the page was loaded with. Throws when there is no such mutant. */
export const mutated = (machine: AnyStateMachine): AnyStateMachine => {
  if (fault?.kind !== 'mutant' || fault.chart !== machine.id) return machine
  const mutant = mutantsOf(machine)[fault.index]
  if (mutant?.what !== fault.what) throw new Error(`${fault.chart} has no mutant ${fault.index}: ${fault.what}`)
  return mutant.build()
}

/** Whether the page was loaded with this wiring broken. */
export const isBroken = (wiring: string): boolean => fault?.kind === 'wiring' && fault.name === wiring

/** What a door gives: the text of it that ran. */
export const handed = <T>(value: T): T => value
