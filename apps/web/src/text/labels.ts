import type { DeviceKind, DeviceRole, Freshness, Role } from '@vigie/contracts/entities'

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

export const FRESHNESS_LABELS: Record<Freshness, string> = {
  fresh: 'Frais',
  old: 'Ancien',
  stale: 'Périmé',
  unknown: 'Inconnu',
}

export const ROLE_LABELS: Record<Role, string> = {
  superadmin: 'Super administrateur',
  admin: 'Administrateur',
  operator: 'Opérateur',
  viewer: 'Lecteur',
  wall: 'Écran mural',
}
