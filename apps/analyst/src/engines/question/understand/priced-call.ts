// In: the slots of a question, and its words without accents. Out: the call about what water and energy cost, or would, or where the energy goes; null: it asks something else.
import type { Call } from '../call.ts'
import { budgetLeakCall } from './budget-leak.ts'
import { costRankCall } from './cost-rank.ts'
import { energyUsesCall } from './energy-uses.ts'
import type { Facts } from './facts.ts'
import { pumpedPriceCall, whyPriceCall } from './pumped-price.ts'
import type { Slots } from './read.ts'
import { refillCall } from './refill.ts'

/** The first of these that it asks. */
export const pricedCall = (slots: Slots, line: string, facts: Facts): Call | null =>
  refillCall(slots, line, facts) ??
  pumpedPriceCall(slots, line, facts) ??
  whyPriceCall(slots, line, facts) ??
  costRankCall(slots, line) ??
  energyUsesCall(slots, line, facts) ??
  budgetLeakCall(slots, line, facts)
