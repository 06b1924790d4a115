// In: goals that became others. Out: the words that a person reads.
import type { DeviceId, GoalChange } from '@vigie/contracts/entities'
import { siteSettings } from '@/text/alarm-settings'
import { goalName, goalValue } from '@/text/goal-words'
import { goals as words } from '@/text/goals'
import type { ChangeLine } from './change-log.tsx'

/** « Autonomie », « 12 h », « 120 h » */
export const goalChangeLine = (
  { goal, device, before, after, isDeclared }: GoalChange,
  nameOf: (id: DeviceId) => string,
  currency: string,
): ChangeLine => {
  const told = goalValue(goal, after, currency)
  return {
    name: device === null ? goalName(goal) : nameOf(device),
    before: goalValue(goal, before, currency),
    after: isDeclared ? words.history.backTo(told) : told,
  }
}

/** « Autonomie : 12 h → 120 h et 3 autres » */
export const goalChangesBrief = ([first, ...others]: readonly ChangeLine[]): string =>
  first === undefined
    ? ''
    : words.history.brief(first.name, siteSettings.history.fromTo(first.before, first.after), others.length)
