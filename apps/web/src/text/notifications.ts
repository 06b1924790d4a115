/** What stands around the notifications; the texts that the specification sets are among the shell's. */
export const notificationsText = {
  yesterday: 'Hier',
  fresh: 'Nouveau',
  /** on the return of power, how long it was away */
  cut: (length: string) => `coupure de ${length}`,
  alarm: 'Voir l’alarme',
  alarms: 'Toutes les alarmes',
} as const
