import { plural } from '@vigie/contracts/words'

/** What stands around the notifications; the texts that the specification sets are among the shell's. */
export const notificationsText = {
  yesterday: 'Hier',
  fresh: 'Nouveau',
  /** of a day */
  many: (count: number, fresh: number) =>
    fresh === 0
      ? plural(count, 'notification', 'notifications')
      : `${plural(fresh, 'nouvelle', 'nouvelles')} sur ${count}`,
  /** on the return of power, how long it was away */
  cut: (length: string) => `coupure de ${length}`,
  /** of several devices together, as their cuts are called; these are told on another day */
  back: (count: number) => `Alimentation revenue\u00a0: ${plural(count, 'appareil', 'appareils')}`,
  since: (moment: string) => `depuis ${moment}`,
  fromTo: (from: string, to: string, length: string) => `${from} – ${to}, ${length}`,
  /** below the last of as many as are told */
  most: (count: number) => `Seules les ${count} dernières notifications sont listées.`,
  noneCut: 'Aucun appareil coupé maintenant',
  /** beside who is cut: what a cut is not waits too */
  waiting: (count: number) => `${plural(count, 'alarme', 'alarmes')} à acquitter`,
  alarm: 'Voir l’alarme',
  alarms: 'Toutes les alarmes',
} as const
