import { plural } from '@vigie/contracts/words'

/** What is abnormal about a device, as the analyst found it. */
export const anomaly = {
  moved: (metric: string, present: string, usual: string) => `${metric} ${present} au lieu de ${usual}`,
  more: (count: number) => plural(count, 'autre mesure', 'autres mesures'),
  stuck: (value: string) => `mesure figée à ${value}`,
  stuckSince: (duration: string) => `figé depuis ${duration}`,
  stuckHelp: 'Le capteur répète la même valeur : elle ne dit plus rien de maintenant.',
  clogged: (present: string, usual: string) => `filtre : ${present} de pression perdue au lieu de ${usual}`,
  drift: (present: string, usual: string) => `un mètre cube demande ${present} au lieu de ${usual}`,
}
