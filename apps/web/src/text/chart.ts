import { plural } from '@vigie/contracts/words'

/** Charts of a period, and their files. */
export const chart = {
  /** of a column that counts less than what it is named after */
  parts: { running: 'en cours', clipped: 'en partie' },
  missing: 'sans données',
  zoomIn: 'Zoomer',
  zoomOut: 'Dézoomer',
  earlier: 'Plus tôt',
  later: 'Plus tard',
  whole: 'Toute la période',
  controls: 'Zoom et déplacement de la courbe : + − ← → 0',
  /** of an axis of levels that does not begin at nothing */
  axis: (from: string, to: string) => `échelle de ${from} à ${to}\u00a0%`,
  help: 'Glissez sur la courbe pour zoomer.',
  compare: 'Montrer aussi la période comparée',
  compareShort: 'Comparer',
  series: 'Série',
  current: 'Période affichée',
  previous: 'Période comparée',
  dayBegins: 'les dernières 24\u00a0h, la journée vient de commencer',
  /** of a day on which nothing ran */
  lastRun: {
    flow: (moment: string) => `aucun débit aujourd’hui : la courbe commence le ${moment}, avec la dernière marche`,
    power: (moment: string) => `rien pris aujourd’hui : la courbe commence le ${moment}, avec la dernière marche`,
  },
  /** over a stretch in which a sensor stood still */
  stuck: 'mesure bloquée',
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
