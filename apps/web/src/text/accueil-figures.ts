// Words of the home page that come with its late parts.

/** The figures that neither course tells. */
export const others = {
  water: 'Eau',
  energy: 'Énergie et service',
  comparedWith: (compared: string) => `comparés : ${compared}`,
  figure: 'Chiffre',
  value: 'Valeur',
  change: 'Variation',
  target: 'Objectif',
  data: 'Données',
  /** of a period that goes on, to the minute that its figures reach: what came since is not counted yet */
  reach: (from: string, until: string) => `de ${from} à ${until}`,
  ofPeriod: 'sur la période',
  noTank: 'aucun bassin ne mesure son volume',
} as const

/** The drawing of a course, and what it says of an instant. */
export const course = {
  cut: (minute: string) => `coupure ${minute}`,
  help: 'Flèches : heure par heure. Échap : fermer.',
  nothingThere: 'aucune mesure',
  hour: (from: string, to: string) => `${from} – ${to}`,
  /** a day at an end of the period, of which the rest is not in it */
  partOf: (from: string, to: string) => `de ${from} à ${to} seulement`,
} as const

/** A tank of the site: which way it goes, at the rate of the last hour that stands before it. */
export const tank = {
  label: 'Bassins',
  filling: 'se remplit',
  fullAt: (moment: string) => `plein vers ${moment} à ce rythme`,
  emptyAt: (moment: string) => `vide vers ${moment} à ce rythme`,
  /** it rose, and nothing fills it any more */
  filled: 'sans apport',
  /** it rose; whether anything fills it now is not known */
  rose: 'a monté',
  emptying: 'se vide',
  ifStopped: 'sans pompage',
  steady: 'stable',
  readAt: (moment: string) => `lu à ${moment}`,
  /** the dashed line of each */
  reserve: 'réserve',
} as const

/** What the energy of the period cost, against what was to be expected. */
export const pace = {
  plannedWhole: (amount: string) => `prévu en tout : ${amount}`,
  plannedAt: (at: string, amount: string) => `prévu ${at} : ${amount}`,
  closedAt: (at: string, counted: string, planned: string) => `${at} : ${counted}, prévu ${planned}`,
  spent: (amount: string) => `${amount} dépensés`,
  onPlanned: (amount: string) => `sur ${amount} prévus`,
  bySlot: 'Coût par tranche horaire',
} as const

/** What moved most. */
export const deviations = {
  title: 'Plus grands écarts',
  /** `least`: volumes from which on, and the share of the period that this is */
  help: (against: string, least: string | null, share: string) =>
    `par rapport ${against}${least === null ? '' : ` ; volumes à partir de ${least} (${share} de la période)`}`,
  /** cuts and alarms are told by the sentence above */
  none: 'Aucun écart notable d’eau ni d’énergie',
  noneHelp: 'L’eau et l’énergie n’ont pas sensiblement changé par rapport à la période de comparaison.',
  nothing: 'Rien à quoi comparer',
  nothingHelp: (against: string) => `trop peu de données : ${against}`,
  /** of a whole period, so many that counted nothing in it */
  stopped: (count: number) => `${count} sources sans production`,
  /** what else moved of the same thing */
  also: (figure: string) => figure.charAt(0).toLocaleLowerCase('fr') + figure.slice(1),
  was: (value: string) => `contre ${value}`,
} as const

/** What a period that is not today came to; `change` null: there is nothing to set it against. */
export const periodHead = {
  consumed: (volume: string, change: string | null) => `${volume} consommés${changed(change)}`,
  spent: (money: string, change: string | null) => `${money} d’énergie${changed(change)}`,
  bought: (energy: string, change: string | null) => `${energy} achetés${changed(change)}`,
  facing: (compared: string) => ` face ${compared}`,
  since: (day: string) => `compté depuis le ${day} seulement`,
  nothing: 'Rien n’a été compté sur cette période',
} as const

const changed = (change: string | null): string => (change === null ? '' : ` (${change})`)
