import type { AlarmPriority, AlarmState } from './entities/index.ts'

// French words of alarms that screens and exported files share; apart from those that every page loads.

/** What the priority of an alarm is called. */
export const PRIORITY_NAMES: Readonly<Record<AlarmPriority, string>> = {
  critical: 'Critique',
  high: 'Haute',
  medium: 'Moyenne',
  low: 'Basse',
}

/** Where an alarm stands in its life. */
export const ALARM_STATE_NAMES: Readonly<Record<AlarmState, string>> = {
  normal: 'Terminée',
  unacknowledged: 'À acquitter',
  acknowledged: 'Acquittée',
  returned: 'Revenue, à acquitter',
  shelved: 'Reportée',
  suppressed: 'Supprimée par conception',
  'out-of-service': 'Hors service',
}
