import { plural } from '@vigie/contracts/words'

/** Periods, figures over them, lists of devices and charts of a period: words the KPI and technical screens share. */
export const period = {
  label: 'Période',
  units: { day: 'Jour', week: 'Semaine', month: 'Mois', year: 'Année', range: 'Plage' },
  previous: 'Période précédente',
  next: 'Période suivante',
  today: 'Aujourd’hui',
  date: 'Jour affiché',
  first: 'Premier jour',
  last: 'Dernier jour',
  calendar: (day: string) => `${day} : ouvrir le calendrier`,
  placeholder: 'JJ/MM/AAAA',
  wrong: 'Indiquez un jour du calendrier, comme 21/11/2026.',
  week: (first: string, last: string) => `du ${first} au ${last}`,
  range: (first: string, last: string) => `du ${first} au ${last}`,
  yesterday: 'hier',
  lastWeek: 'semaine précédente',
  upTo: (name: string, end: string) => `${name} jusqu’${end}`,
  at: (moment: string) => `à ${moment}`,
  on: (day: string) => `au ${day}`,
} as const

/** Figures of a period: how far their data reach, how they moved, what they aim at. */
export const kpi = {
  help: (name: string) => `${name} : comment ce chiffre est calculé`,
  watermark: (moment: string) => `données jusqu’à ${moment}`,
  lastReading: (moment: string) => `dernière mesure à ${moment}, coupure en cours`,
  noData: 'aucune donnée',
  compared: (stretch: string) => `comparées à la période du ${stretch}`,
  nothingBefore: 'rien à quoi comparer',
  since: (day: string) => `historique depuis le ${day}`,
  noWater: 'aucune eau produite',
  noWaterPumped: 'aucune eau pompée',
  change: {
    up: 'En hausse',
    down: 'En baisse',
    flat: 'Stable',
    against: (value: string) => `contre ${value} sur la même durée avant`,
    points: 'pt',
  },
  target: {
    atMost: (value: string) => `objectif ≤ ${value}`,
    atLeast: (value: string) => `objectif ≥ ${value}`,
    atEnd: 'en fin de période',
    met: 'atteint',
    missed: 'non atteint',
  },
  comparedWith: (compared: string, value: string) => `${compared} : ${value}`,
  complete: (percent: string) => `données ${percent}`,
  completenessHelp: 'part des mesures attendues qui sont arrivées',
  partialBefore: (percent: string) => `comparaison partielle : ${percent} des données d’avant`,
  tooLittleBefore: (percent: string) => `pas de comparaison : ${percent} des données d’avant`,
  partialBeforeHelp: 'part des mesures attendues qui étaient arrivées sur la durée comparée',
  notMeasured: 'cet appareil ne le mesure pas',
  autonomy: {
    ends: (day: string | null, minute: string) =>
      `fin ${day === null ? '' : `le ${day} `}à ${minute} si les pompes s’arrêtent`,
    ifStopped: 'si les pompes s’arrêtent',
    spent: 'la réserve est entamée',
    estimated: (moment: string) => `estimé, niveau lu à ${moment}`,
    unknown: 'rien ne dit encore combien d’eau sera tirée',
  },
  cutNow: (count: number) => `${plural(count, 'appareil coupé', 'appareils coupés')} maintenant`,
  noOutage: 'aucune coupure sur cette période',
  notComputable: 'rien ne permet de le calculer sur cette période',
  unavailableTitle: 'Indicateurs',
  unavailableHelp: 'La plateforme de ce site ne calcule pas d’indicateurs. Les valeurs en direct restent affichées.',
  errorTitle: 'Les indicateurs n’ont pas pu être lus',
  errorHelp: 'Les valeurs en direct continuent. Réessayez dans un instant.',
  stale: 'Les indicateurs n’ont pas pu être relus : les derniers restent affichés.',
} as const

export const table = {
  of: (title: string) => `${title}, tableau`,
  sort: 'Trier par',
  sortBy: (title: string) => `Trier par ${title}`,
  ascending: 'croissant',
  descending: 'décroissant',
  device: 'Appareil',
  state: 'État',
  noMatchTitle: 'Aucun appareil ne correspond',
  noMatchHelp: 'Modifiez le filtre, ou effacez-le pour revoir toute la liste.',
  clear: 'Effacer le filtre',
  emptyTitle: 'Aucun appareil de ce type',
  emptyHelp: 'Dès qu’un appareil de ce type publie ses mesures, il apparaît ici.',
  shown: (shown: number, total: number) => (shown === total ? String(total) : `${shown} sur ${total}`),
} as const

export const chart = {
  zoomIn: 'Zoomer',
  zoomOut: 'Dézoomer',
  earlier: 'Plus tôt',
  later: 'Plus tard',
  whole: 'Toute la période',
  controls: 'Zoom et déplacement de la courbe : + − ← → 0',
  help: 'Glissez sur la courbe pour zoomer.',
  compare: 'Comparer à la période précédente',
  compareShort: 'Comparer',
  series: 'Série',
  current: 'Période affichée',
  previous: 'Période précédente',
  outages: (count: number) => plural(count, 'coupure', 'coupures'),
  csv: 'CSV affiché',
  csvLabel: 'Télécharger en CSV ce qui est affiché',
  outside: 'Aucune mesure sur cette période',
  outsideHelp: 'Choisissez une autre période, ou revenez à aujourd’hui.',
} as const

export const exportText = {
  csv: 'CSV',
  xlsx: 'Excel',
  label: (what: string, format: string) => `Exporter ${what} en ${format}`,
  running: (size: string) => `${size} reçus…`,
  failed: 'L’export n’a pas abouti : réessayez dans un instant.',
  bytes: { kb: 'Ko', mb: 'Mo' },
} as const

/** One device in full. */
export const detail = {
  figures: 'Indicateurs de la période',
  live: 'Valeurs en direct',
  cutSince: (moment: string) => `coupé depuis ${moment}`,
  cutNow: 'coupé maintenant',
  outageCount: (count: number) => (count === 0 ? 'aucune coupure' : plural(count, 'coupure', 'coupures')),
  powerUnknown: 'cet appareil ne dit rien de son alimentation',
  outages: {
    title: 'Coupures d’alimentation',
    from: 'Début',
    to: 'Fin',
    duration: 'Durée',
    ongoing: 'en cours',
    /** an end of it was said after something newer: that time is when it was heard */
    late: 'signalée en retard',
    /** began after the watermark of the figures beside it */
    uncounted: 'pas encore comptée',
    none: 'Aucune coupure sur cette période.',
    error: 'Les coupures n’ont pas pu être lues.',
  },
  full: 'Plein',
} as const
