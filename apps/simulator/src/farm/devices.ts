/**
 * Device ids: every site has the same, so that one can speak of `forage-1` anywhere.
 * They are data that people see and stored readings hang on, so they stay French.
 */
export const BOREHOLES = ['forage-1', 'forage-2', 'forage-3'] as const
export const LEVEL_PROBES = ['niveau-forage-1', 'niveau-forage-2', 'niveau-forage-3'] as const
export const FILTER_GAUGES = ['pression-filtre-1', 'pression-filtre-2', 'pression-filtre-3'] as const
export const TANKS = ['bassin-1', 'bassin-2'] as const
export const TANK_GAUGES = ['pression-bassin-1', 'pression-bassin-2'] as const
export const SECTORS = ['secteur-1', 'secteur-2', 'secteur-3', 'secteur-4', 'secteur-5', 'secteur-6'] as const
export const HEAD_GAUGES = SECTORS.map((id) => `pression-${id}`)
export const LINE_END_GAUGES = SECTORS.map((id) => `pression-bout-${id}`)
export const NETWORK_METER = 'compteur-reseau'
export const NETWORK_GAUGE = 'pression-reseau'
export const GRID_METER = 'compteur-electrique'
export const PV = 'pv'
export const SOLAR_STATION = 'station-solaire'
export const CAMERAS = ['camera-1', 'camera-2'] as const

/** What shares one circuit breaker, and so loses its power together. */
export const FEEDERS: readonly (readonly string[])[] = [
  ...BOREHOLES.map((id, index) => [
    id,
    ...LEVEL_PROBES.slice(index, index + 1),
    ...FILTER_GAUGES.slice(index, index + 1),
  ]),
  [...TANKS, ...TANK_GAUGES, NETWORK_METER, NETWORK_GAUGE, ...CAMERAS],
  [...SECTORS.slice(0, 3), ...HEAD_GAUGES.slice(0, 3), ...LINE_END_GAUGES.slice(0, 3)],
  [...SECTORS.slice(3), ...HEAD_GAUGES.slice(3), ...LINE_END_GAUGES.slice(3)],
  [PV, SOLAR_STATION],
]

/** Every device of a site. */
export const DEVICE_IDS: readonly string[] = [...FEEDERS.flat(), GRID_METER]
