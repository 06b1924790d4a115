/** Device ids: every site has the same, so that one can speak of `forage-1` anywhere. */
export const FORAGES = ['forage-1', 'forage-2', 'forage-3'] as const
export const SONDES = ['niveau-forage-1', 'niveau-forage-2', 'niveau-forage-3'] as const
export const FILTRES = ['pression-filtre-1', 'pression-filtre-2', 'pression-filtre-3'] as const
export const BASSINS = ['bassin-1', 'bassin-2'] as const
export const SORTIES = ['pression-bassin-1', 'pression-bassin-2'] as const
export const SECTEURS = ['secteur-1', 'secteur-2', 'secteur-3', 'secteur-4', 'secteur-5', 'secteur-6'] as const
export const TETES = SECTEURS.map((id) => `pression-${id}`)
export const BOUTS = SECTEURS.map((id) => `pression-bout-${id}`)
export const COMPTEUR_RESEAU = 'compteur-reseau'
export const PRESSION_RESEAU = 'pression-reseau'
export const COMPTEUR_ELECTRIQUE = 'compteur-electrique'
export const PV = 'pv'
export const STATION_SOLAIRE = 'station-solaire'
export const CAMERAS = ['camera-1', 'camera-2'] as const

/** What shares one circuit breaker, and so loses its power together. */
export const FEEDERS: readonly (readonly string[])[] = [
  ...FORAGES.map((id, index) => [id, ...SONDES.slice(index, index + 1), ...FILTRES.slice(index, index + 1)]),
  [...BASSINS, ...SORTIES, COMPTEUR_RESEAU, PRESSION_RESEAU, ...CAMERAS],
  [...SECTEURS.slice(0, 3), ...TETES.slice(0, 3), ...BOUTS.slice(0, 3)],
  [...SECTEURS.slice(3), ...TETES.slice(3), ...BOUTS.slice(3)],
  [PV, STATION_SOLAIRE],
]

/** Every device of a site. */
export const DEVICE_IDS: readonly string[] = [...FEEDERS.flat(), COMPTEUR_ELECTRIQUE]
