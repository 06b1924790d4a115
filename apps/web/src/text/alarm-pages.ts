/** The screens around alarms, as their links name them. */
export const alarmPagesText = {
  label: 'Écrans des alarmes',
  alarms: 'Alarmes',
  health: 'Santé',
} as const
