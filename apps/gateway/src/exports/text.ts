// the words of exported files

export const SHEETS = {
  figures: 'Indicateurs',
  sources: 'Sources',
  tanks: 'Stockage',
  consumptions: 'Consommation',
  meters: 'Énergie',
  availability: 'Disponibilité',
} as const

export const NOTES = {
  site: 'Site',
  from: 'Du',
  to: 'Au (exclu)',
  until: 'Données jusqu’à',
  previousFrom: 'Comparé à : du',
  previousTo: 'Comparé à : au (exclu)',
  timeZone: 'Fuseau horaire',
} as const

export const COLUMNS = {
  figure: 'Indicateur',
  unit: 'Unité',
  value: 'Valeur',
  previous: 'Période comparée',
  changePct: 'Évolution (%)',
  completenessPct: 'Complétude (%)',
  device: 'Appareil',
  id: 'Identifiant',
  peakAt: 'Heure de la pointe',
  autonomyEndsAt: 'Fin de l’autonomie',
  before: (title: string) => `${title}, période comparée`,
  completenessOf: (title: string) => `${title}, complétude (%)`,
} as const

export const SERIES = {
  sheet: 'Mesures',
  local: (timeZone: string) => `Date et heure (${timeZone})`,
  utc: 'Date et heure (UTC)',
  minimum: 'Minimum',
  maximum: 'Maximum',
  /** empty on single readings */
  width: 'Intervalle résumé (s)',
} as const

export const ALARMS = {
  sheet: 'Alarmes',
  device: 'Appareil',
  id: 'Identifiant',
  condition: 'Condition',
  metric: 'Mesure',
  priority: 'Priorité',
  state: 'État',
  raised: 'Apparue',
  cleared: 'Revenue',
  acknowledged: 'Acquittée',
  by: 'Par',
  value: 'Valeur',
  threshold: 'Seuil',
  unit: 'Unité',
  occurrences: 'Occurrences',
  until: 'Reportée jusqu’à',
  reason: 'Motif',
  assignee: 'Assignée à',
  comments: 'Commentaires',
  alarm: 'Alarme',
} as const
