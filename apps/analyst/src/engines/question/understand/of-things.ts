// In: the slots of a question, and its words without accents. Out: what is asked of single things that their own words tell; null: none of it is.
import type { Facts } from './facts.ts'
import { heardCall } from './heard.ts'
import type { Understood } from './outcome.ts'
import { overflowedCall } from './overflowed.ts'
import { overloadedCall } from './overloaded.ts'
import type { Slots } from './read.ts'
import { restLevelCall } from './rest-level.ts'

/** Tanks at their brim, water in the ground, pumps that draw too much, devices that were heard of last. */
export const askedOfThings = (slots: Slots, line: string, facts: Facts): Understood | null =>
  overflowedCall(slots, line, facts) ??
  restLevelCall(slots, line, facts) ??
  overloadedCall(slots, line, facts) ??
  heardCall(slots, line, facts)
