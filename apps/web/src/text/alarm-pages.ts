/** The screens around alarms, as their links name them. */
export const alarmPagesText = {
  label: 'Écrans des alarmes',
  alarms: 'Alarmes',
  health: 'Santé',
  handover: 'Passation',
  waiting: 'une note attend qu’on prenne le poste',
} as const
