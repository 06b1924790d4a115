import type { Alarm, AlarmCondition, AlarmState } from './entities/index.ts'
import { ALARM_CONDITION_NAMES, FINDING_NAMES } from './words.ts'

// French words of alarms that screens and exported files share; apart from those that every page loads.

/** Where an alarm stands in its life. */
export const ALARM_STATE_NAMES: Readonly<Record<AlarmState, string>> = {
  normal: 'Terminée',
  unacknowledged: 'Active, à acquitter',
  acknowledged: 'Acquittée',
  returned: 'Revenue, à acquitter',
  shelved: 'Reportée',
  suppressed: 'Supprimée par conception',
  'out-of-service': 'Hors service',
}

/** What a condition is called where every alarm of it is meant: with the own names that those alarms bear. */
export const CONDITION_KIND_NAMES: Readonly<Record<AlarmCondition, string>> = {
  ...ALARM_CONDITION_NAMES,
  'efficiency-drift': `${ALARM_CONDITION_NAMES['efficiency-drift']} (dont ${FINDING_NAMES['clogged-filter'].toLowerCase()})`,
  anomaly: `${ALARM_CONDITION_NAMES.anomaly} (dont ${FINDING_NAMES['stuck-sensor'].toLowerCase()})`,
}

/** What alarms of one key are called: as what was found each time, else as every alarm of the condition. */
export const alarmsTitle = ({ condition, finding }: Pick<Alarm, 'condition' | 'finding'>): string =>
  finding === undefined ? CONDITION_KIND_NAMES[condition] : FINDING_NAMES[finding]
