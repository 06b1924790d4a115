import type { MetricId, TariffSlot } from '@vigie/contracts/entities'

// the words of exported files

export const METRIC_NAMES: Readonly<Record<MetricId, string>> = {
  flow_m3h: 'Débit',
  volume_m3: 'Volume',
  pressure_bar: 'Pression',
  level_m: 'Niveau',
  level_pct: 'Remplissage',
  power_kw: 'Puissance',
  energy_kwh: 'Énergie',
  voltage_l1_v: 'Tension L1',
  voltage_l2_v: 'Tension L2',
  voltage_l3_v: 'Tension L3',
  current_l1_a: 'Courant L1',
  current_l2_a: 'Courant L2',
  current_l3_a: 'Courant L3',
  power_factor: 'Facteur de puissance',
  frequency_hz: 'Fréquence',
  running: 'Marche',
  irradiance_wm2: 'Ensoleillement',
}

export const SLOT_NAMES: Readonly<Record<TariffSlot, string>> = {
  creuses: 'heures creuses',
  pleines: 'heures pleines',
  pointe: 'heures de pointe',
}

export const SHEETS = {
  figures: 'Indicateurs',
  sources: 'Sources',
  storages: 'Stockage',
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
