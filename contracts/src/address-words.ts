// Words of the addresses of screens: what the interface reads there, and what others that lead to a screen write.
import type { AlarmPriority, PeriodUnit } from './entities/index.ts'

/** Names of the parameters that choose a period: its unit, its day, the last day of a range, what it is compared with. */
export const PERIOD_PARAMETERS = { unit: 'periode', date: 'date', end: 'fin', compare: 'comparaison' } as const

/** Units of periods; a screen without one shows a day. */
export const PERIOD_UNIT_WORDS = {
  day: 'jour',
  week: 'semaine',
  month: 'mois',
  year: 'annee',
  range: 'plage',
  'last-24h': '24h',
  'last-7d': '7j',
  'last-30d': '30j',
} as const satisfies Record<PeriodUnit, string>

/** Compared with the same days of the year before. */
export const COMPARED_WITH_YEAR = 'an'

/** Which alarms a list shows by their state; one without a word shows those that are open. */
export const ALARM_STATE_WORDS = {
  open: 'ouvertes',
  waiting: 'a-acquitter',
  shelved: 'reportees',
  suppressed: 'supprimees',
  'out-of-service': 'hors-service',
  all: 'toutes',
} as const

/** Priorities of the alarms that a list shows. */
export const ALARM_PRIORITY_WORDS = {
  critical: 'critique',
  high: 'haute',
  medium: 'moyenne',
  low: 'basse',
} as const satisfies Record<AlarmPriority, string>
