// Words of the home page that come with its late parts.

/** The figures that neither course tells. */
export const others = {
  water: 'Eau',
  energy: 'Énergie et service',
  comparedWith: (compared: string) => `comparés : ${compared}`,
  peak: (cost: string) => `dont ${cost} aux heures de pointe`,
  figure: 'Chiffre',
  value: 'Valeur',
  change: 'Variation',
  target: 'Objectif',
  data: 'Données',
  /** since the period began */
  since: (moment: string) => `depuis ${moment}`,
  ofPeriod: 'sur la période',
  noTank: 'aucun bassin ne mesure son volume',
} as const

/** What the energy of the period cost, against what was to be expected. */
export const pace = {
  plannedWhole: (amount: string) => `prévu : ${amount}`,
  plannedNow: (amount: string) => `prévu à cette heure : ${amount}`,
  spent: (amount: string) => `${amount} dépensés`,
  onPlanned: (amount: string) => `sur ${amount} prévus`,
} as const

/** What moved most. */
export const deviations = {
  title: 'Plus grands écarts',
  help: (against: string) => `par rapport ${against}`,
  none: 'Aucun écart notable',
  noneHelp: 'Rien n’a sensiblement changé par rapport à la période de comparaison.',
  nothing: 'Rien à quoi comparer',
  nothingHelp: (against: string) => `trop peu de données : ${against}`,
  /** what else moved of the same thing */
  also: (figure: string) => figure.charAt(0).toLocaleLowerCase('fr') + figure.slice(1),
  was: (value: string) => `contre ${value}`,
} as const
