/** Words for what is happening now: power, connection, trust in the live feed. */
export const live = {
  powered: 'Alimenté',
  unpowered: 'Coupé',
  powerUnknown: 'Alimentation inconnue',
  online: 'En ligne',
  cut: 'Coupé',
  offline: 'Hors ligne',
  onlineUnknown: 'Liaison inconnue',
  since: (moment: string) => `depuis ${moment}`,
  frozen: 'Figé',
  frozenSince: (moment: string) => `figé depuis ${moment}`,
  frozenNever: 'en attente du direct',
  measuredAt: 'mesuré à',
  neverMeasured: 'aucune mesure',
} as const

/** The power supply of the whole site. */
export const supply = {
  cut: (since: string | null) => (since === null ? 'Coupure du site' : `Coupure du site depuis ${since}`),
  cutHelp: 'Chaque valeur est celle du dernier relevé de son appareil, à l’heure dite.',
} as const
