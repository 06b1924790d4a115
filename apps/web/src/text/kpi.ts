import { plural } from '@vigie/contracts/words'

/** Figures of a period: how far their data reach, how they moved, what they aim at. */
export const kpi = {
  watermark: (moment: string) => `données jusqu’à ${moment}`,
  lastReading: (moment: string) => `dernière mesure à ${moment}, coupure en cours`,
  noData: 'aucune donnée',
  notBegun: {
    title: 'Cette période n’a pas encore commencé',
    help: (day: string) => `Elle commence le ${day} : rien n’y est encore compté.`,
    toNow: 'Voir la période en cours',
  },
  compared: (stretch: string) => `comparées à la période du ${stretch}`,
  comparedYear: (stretch: string) => `comparées à la même période de l’année d’avant, du ${stretch}`,
  /** of a stretch whose readings came once an hour */
  comparedEnd: (moment: string) => `, sans relevé après ${moment}`,
  nothingBefore: 'pas de comparaison\u00a0: aucune donnée de la période comparée',
  since: (day: string) => `historique depuis le ${day}`,
  /** of a tank that moves by less than its gauge can tell */
  noFlow: '≈\u00a00\u00a0m³/h',
  noGain: '≈\u00a00\u00a0m³ en\u00a01\u00a0h',
  gainOfHour: (volume: string) => `${volume} en\u00a01\u00a0h`,
  noWaterPumped: 'aucune eau pompée',
  change: {
    up: 'En hausse',
    down: 'En baisse',
    flat: 'Stable',
    against: (value: string) => `contre ${value} sur la même durée avant`,
    /** of a figure that is nothing, what it was before */
    insteadOf: (before: string) => `au lieu de ${before}`,
    points: 'pt',
  },
  /** what a projection rests on while pumps stand that usually work: what is left goes as it usually does, theirs too */
  asUsual: ' si les pompes reprennent',
  /** of what stays below its limit then too */
  evenAsUsual: ' même si les pompes reprennent comme d’habitude',
  /** why energy costs more than usual */
  costCause: (more: string, stored: string | null) =>
    `${more} d’eau produite de plus que d’habitude${stored === null ? '' : `, ${stored} mis en stock`}`,
  /** what hours that cost less for want of pumping put off, or did without */
  costDeferred: (taken: string, energy: string | null, cost: string | null, isOver: boolean) =>
    `${taken} pris aux bassins${isOver ? ' plutôt que pompés' : ', à repomper'}${energy === null ? '' : ` (≈\u00a0${[energy, ...(cost === null ? [] : [cost])].join(', ')})`}`,
  deferred: (cost: string) => `≈\u00a0${cost} de pompage reportés`,
  inSlot: (cost: string, slot: string) => `≈\u00a0${cost} en ${slot}`,
  autonomy: {
    first: (name: string) => `${name} d’abord`,
    ifStopped: 'sans pompage, à la demande attendue',
    spent: 'la réserve est entamée',
    unknown: 'rien ne dit encore combien d’eau sera tirée',
  },
  cutNow: (count: number) => `${plural(count, 'appareil coupé', 'appareils coupés')} maintenant`,
  notComputable: 'rien ne permet de le calculer sur cette période',
  what: 'Les indicateurs',
  unavailableTitle: 'Indicateurs',
  unavailableHelp: 'La plateforme de ce site ne calcule pas d’indicateurs. Les valeurs en direct restent affichées.',
  errorTitle: 'Les indicateurs n’ont pas pu être lus',
  errorHelp: 'Réessayez dans un instant.',
  stale: 'Les indicateurs n’ont pas pu être relus : les derniers restent affichés.',
} as const
