import { plural } from '@vigie/contracts/words'

/** What is abnormal about a device, as the analyst found it. */
export const anomaly = {
  moved: (metric: string, present: string, usual: string) => `${metric} ${present} au lieu de ${usual}`,
  more: (count: number) => plural(count, 'autre mesure', 'autres mesures'),
  stuck: (value: string) => `mesure bloquée à ${value}`,
  stuckSince: (duration: string) => `bloqué depuis ${duration}`,
  stuckHelp: 'Le capteur répète la même valeur : elle ne dit plus rien de maintenant.',
  /** of a pump as it ran, whatever it does now; until: the last day that tells of it */
  clogged: (present: string, usual: string, until: string | null) =>
    `filtre : ${present} de pression perdue au débit habituel au lieu de ${usual}${until === null ? '' : `, mesuré jusqu’au ${until}`}`,
  drift: (present: string, usual: string) => `un mètre cube demande ${present} au lieu de ${usual}`,
}
