import type { AlarmState } from './entities/index.ts'

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
