import { plural } from '@vigie/contracts/words'

/** How heavily alarms weigh on who answers them, in the words of ISA-18.2. */
export const loadText = {
  title: 'Charge d’alarmes',
  help: 'Repères (acceptable / maîtrisable) par poste de conduite, selon ISA-18.2 et EEMUA 191',
  indicative: 'indicatif',
  indicativeHelp: (days: string) => `Ces repères portent sur 30 jours au moins : la période affichée en a ${days}. `,
  /** the way to a stretch that is long enough */
  judgedOver: 'Juger sur les 30 derniers jours',
  /** of those that are not shown */
  othersAcceptable: (count: number) =>
    count === 1 ? 'L’autre mesure est acceptable.' : `Les ${count} autres mesures sont acceptables.`,
  how: 'Comment elle est jugée',
  measure: 'Mesure',
  value: 'Valeur',
  limits: 'Repères',
  verdict: 'État',
  verdicts: { acceptable: 'acceptable', manageable: 'maîtrisable', excessive: 'excessif' },
  tooFew: (fewest: number) => `indicatif, jugée à partir de ${fewest} alarmes`,
  /** few enough, and each to be mended all the same */
  left: (limit: string, count: number) => `sous le repère (${limit}), mais ${count} à régler`,
  limit: (acceptable: string, manageable: string) => `${acceptable} / ${manageable}`,
  single: (acceptable: string) => `≤ ${acceptable}`,
  below: (limit: string) => `< ${limit}`,
  /** @param perDay null: of less than a day */
  raised: (count: number, perDay: string | null) =>
    count === 0
      ? 'aucune nouvelle alarme'
      : `${plural(count, 'nouvelle', 'nouvelles')}${perDay === null ? '' : `, soit ${perDay} par jour`}`,
  conditions: (names: readonly string[]) =>
    `Ce qui fait apparaître une alarme ici : ${names.map((name) => name.charAt(0).toLowerCase() + name.slice(1)).join(', ')}.`,
  flood: {
    running: (count: number) => `Avalanche en cours : ${count} alarmes ces 10 dernières minutes.`,
    over: (count: number, moment: string) =>
      `Avalanche : ${count} alarmes ces 10 dernières minutes, plus aucune depuis ${moment}.`,
    notCounted: 'Les chiffres ci-dessous ne les comptent pas encore toutes.',
  },
  what: 'Les chiffres des alarmes',
  details: 'Santé des alarmes',
  errorTitle: 'La charge d’alarmes n’a pas pu être lue',
  errorHelp: 'Réessayez dans un instant.',
} as const
