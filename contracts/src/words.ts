import type { Alarm, AlarmCondition, AlarmPriority, FindingKind, MetricId, TariffSlot } from './entities/index.ts'

// French words that screens and exported files share: one name for one thing, wherever it is read.

/** What a metric is called. */
export const METRIC_NAMES: Readonly<Record<MetricId, string>> = {
  flow_m3h: 'Débit',
  volume_m3: 'Volume cumulé',
  pressure_bar: 'Pression',
  level_m: 'Niveau',
  level_pct: 'Remplissage',
  power_kw: 'Puissance',
  energy_kwh: 'Énergie cumulée',
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

/** What its history shows over time: counters by their increments, states by their time share. */
export const METRIC_SERIES_NAMES: Readonly<Record<MetricId, string>> = {
  ...METRIC_NAMES,
  volume_m3: 'Volume par intervalle',
  energy_kwh: 'Énergie par intervalle',
  running: 'Part du temps en marche',
}

/** What a tariff slot is called. */
export const SLOT_NAMES: Readonly<Record<TariffSlot, string>> = {
  'off-peak': 'Heures creuses',
  standard: 'Heures pleines',
  peak: 'Heures de pointe',
}

/** What an alarm condition is called. */
export const ALARM_CONDITION_NAMES: Readonly<Record<AlarmCondition, string>> = {
  'power-off': 'Alimentation coupée',
  offline: 'Hors ligne',
  stale: 'Sans mesure',
  'threshold-high': 'Seuil haut dépassé',
  'threshold-low': 'Sous le seuil bas',
  'tank-high': 'Niveau haut',
  'tank-low': 'Niveau bas',
  'tank-overflow': 'Débordement proche',
  'tank-empty': 'Bientôt vide',
  'efficiency-drift': 'Dérive de rendement',
  anomaly: 'Mesures anormales',
  'night-flow': 'Fuite possible',
}

/** What a finding is called: as the alarm that goes with it, or which of the things that its alarm can mean it is. */
export const FINDING_NAMES: Readonly<Record<FindingKind, string>> = {
  leak: ALARM_CONDITION_NAMES['night-flow'],
  'clogged-filter': 'Filtre qui se colmate',
  'efficiency-drift': ALARM_CONDITION_NAMES['efficiency-drift'],
  'stuck-sensor': 'Capteur bloqué',
  'unusual-behaviour': ALARM_CONDITION_NAMES.anomaly,
}

/** What an alarm is called: as what was found, where the analyst said it, else as its condition. */
export const alarmTitle = ({ condition, finding }: Pick<Alarm, 'condition' | 'finding'>): string =>
  finding === undefined ? ALARM_CONDITION_NAMES[condition] : FINDING_NAMES[finding]

/** What the priority of an alarm is called. */
export const ALARM_PRIORITY_NAMES: Readonly<Record<AlarmPriority, string>> = {
  critical: 'Critique',
  high: 'Haute',
  medium: 'Moyenne',
  low: 'Basse',
}

/** A count and its noun, kept on one line: French has the singular below 2. */
export const plural = (count: number, one: string, many: string): string => `${count}\u00a0${count < 2 ? one : many}`
