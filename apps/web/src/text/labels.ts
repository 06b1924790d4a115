import type { DeviceKind, DeviceRole, Freshness, MetricId, Role } from '@vigie/contracts/entities'

/** R8.1, to the letter. */
export const DEVICE_KIND_LABELS: Record<DeviceKind, string> = {
  energy: 'Énergie',
  pressure: 'Pression',
  'flow-meter': 'Débitmètre',
  quantity: 'Quantité',
  sensor: 'Capteurs',
  camera: 'caméra',
  pump: 'pompe',
}

export const DEVICE_ROLE_TITLES: Record<DeviceRole, string> = {
  source: 'Sources',
  storage: 'Stockage',
  consumption: 'Consommation',
  energy: 'Énergie',
}

export const METRIC_LABELS: Record<MetricId, string> = {
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

/** What a chart of the metric shows over time: counters by their increments, states by their time share. */
export const METRIC_SERIES_LABELS: Record<MetricId, string> = {
  ...METRIC_LABELS,
  volume_m3: 'Volume par intervalle',
  energy_kwh: 'Énergie par intervalle',
  running: 'Part du temps en marche',
}

export const FRESHNESS_LABELS: Record<Freshness, string> = {
  frais: 'Frais',
  ancien: 'Ancien',
  périmé: 'Périmé',
  inconnu: 'Inconnu',
}

export const ROLE_LABELS: Record<Role, string> = {
  superadmin: 'Super administrateur',
  admin: 'Administrateur',
  operator: 'Opérateur',
  viewer: 'Lecteur',
  wall: 'Écran mural',
}
