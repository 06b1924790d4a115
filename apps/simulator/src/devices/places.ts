import type { Position } from '@vigie/contracts/entities'
import {
  BOREHOLES,
  CAMERAS,
  FILTER_GAUGES,
  GRID_METER,
  HEAD_GAUGES,
  LEVEL_PROBES,
  LINE_END_GAUGES,
  NETWORK_GAUGE,
  NETWORK_METER,
  nth,
  PV,
  SECTORS,
  type SitePlan,
  SOLAR_STATION,
  TANK_GAUGES,
  TANKS,
} from '../farm/index.ts'

/** Where each device of a site stands; gauges stand beside what they measure. */
export const placesOf = ({ places }: SitePlan): ReadonlyMap<string, Position> => {
  const { boreholes, tanks, sectors, network, grid, pv, solarStation, cameras } = places
  const each = (ids: readonly string[], of: (index: number) => Position) =>
    ids.map((id, index) => [id, of(index)] as const)
  return new Map([
    ...each(BOREHOLES, (index) => nth(boreholes, index)),
    ...each(LEVEL_PROBES, (index) => beside(nth(boreholes, index), 9, 6)),
    ...each(FILTER_GAUGES, (index) => beside(nth(boreholes, index), 9, -6)),
    ...each(TANKS, (index) => nth(tanks, index)),
    ...each(TANK_GAUGES, (index) => beside(nth(tanks, index), 10, -14)),
    ...each(SECTORS, (index) => nth(sectors, index).head),
    ...each(HEAD_GAUGES, (index) => beside(nth(sectors, index).head, 7, 5)),
    ...each(LINE_END_GAUGES, (index) => nth(sectors, index).end),
    ...each(CAMERAS, (index) => nth(cameras, index)),
    [NETWORK_METER, network],
    [NETWORK_GAUGE, beside(network, 7, 5)],
    [GRID_METER, grid],
    [PV, pv],
    [SOLAR_STATION, solarStation],
  ])
}

const METRES_PER_DEGREE = 111_320

/** So many metres further east and north, to about a decimetre. */
const beside = ({ lat, lon }: Position, eastM: number, northM: number): Position => ({
  lat: round(lat + northM / METRES_PER_DEGREE),
  lon: round(lon + eastM / (METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180))),
})

const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6
