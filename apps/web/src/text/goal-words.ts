// In: goals and their values. Out: the words that a person reads.
import { FIGURES, type FigureId, type GoalName, type Targets, unitOf } from '@vigie/contracts/entities'
import { goals as words } from './goals.ts'
import { formatNumber, roundTo, withUnit } from './index.ts'

/** Of a goal: the figure that it is of, whether it is the least or the most that is aimed at, and over how long. */
type GoalFacts = {
  readonly figure: FigureId
  readonly bound: 'least' | 'most'
  readonly per?: 'day' | 'month'
}

/** What each goal is about. */
export const GOALS: Readonly<Record<GoalName, GoalFacts>> = {
  autonomyHours: { figure: 'autonomyHours', bound: 'least' },
  powerAvailabilityPct: { figure: 'powerPct', bound: 'least' },
  solarSharePct: { figure: 'solarSharePct', bound: 'least' },
  kwhPerM3: { figure: 'kwhPerM3', bound: 'most' },
  unaccountedPct: { figure: 'unaccountedPct', bound: 'most' },
  consumedM3PerDay: { figure: 'consumedM3', bound: 'most', per: 'day' },
  costPerDay: { figure: 'cost', bound: 'most', per: 'day' },
  budgetM3PerMonth: { figure: 'budgetM3', bound: 'most', per: 'month' },
}

/** The targets of a site in the order in which they are shown. */
export const TARGETS: readonly (keyof Targets)[] = [
  'autonomyHours',
  'powerAvailabilityPct',
  'solarSharePct',
  'kwhPerM3',
  'unaccountedPct',
  'consumedM3PerDay',
  'costPerDay',
]

/** What a target is about; a budget goes by the name of its sector. */
export const goalName = (goal: GoalName): string => FIGURES[GOALS[goal].figure].name

/** « kWh/m³ », « m³/jour » */
export const goalUnit = (goal: GoalName, currency: string): string => {
  const { figure, per } = GOALS[goal]
  const unit = unitOf(figure, currency)
  if (per === undefined) return unit
  return per === 'day' ? words.perDay(unit) : words.perMonth(unit)
}

/** « 12 h », « 1 200 m³/jour »; null: that there is none. */
export const goalValue = (goal: GoalName, value: number | null, currency: string): string => {
  if (value === null) return goal === 'budgetM3PerMonth' ? words.noBudget : words.noGoal
  return withUnit(formatNumber(value, decimalsOf(value)), goalUnit(goal, currency))
}

const MOST_DECIMALS = 3
/** How many decimals it takes to write a value as it was set. */
const decimalsOf = (value: number): number => {
  const [, after = ''] = String(roundTo(value, MOST_DECIMALS)).split('.')
  return after.length
}
