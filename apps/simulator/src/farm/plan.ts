import type { Position } from '@vigie/contracts/entities'

/** A borehole and its submersible pump. Heads are in metres of water. */
export type BoreholePlan = {
  readonly name: string
  /** index of the tank it fills */
  readonly into: number
  readonly ratedM3h: number
  /** depth of the water at rest, below ground */
  readonly restDepthM: number
  /** depth of the level probe, below ground */
  readonly probeDepthM: number
  /** extra depth per m³/h pumped, once settled */
  readonly drawdownMPerM3h: number
  /** from the ground to the tank's inlet */
  readonly liftM: number
  /** wire to water, at the rated flow */
  readonly efficiency: number
}

export type TankPlan = {
  readonly name: string
  readonly capacityM3: number
  readonly heightM: number
}

/** Local hours [start, start + hours) in which a sector is irrigated. */
export type IrrigationWindow = { readonly start: number; readonly hours: number }

export type SectorPlan = {
  readonly name: string
  /** index of the tank it draws from, or the district network */
  readonly from: number | 'network'
  readonly irrigationM3h: number
  /** what flows all the time: dwellings, animals, small leaks */
  readonly baseM3h: number
  readonly windows: readonly IrrigationWindow[]
  /** from the sector up to the bottom of its tank */
  readonly fallM: number
}

/**
 * A camera, the id of the tank or sector that it is a part of (null: it stands alone), and what it sees: a tank, by its
 * index, or the gate of the farm.
 */
export type CameraPlan = {
  readonly name: string
  readonly of: string | null
  readonly sees: { readonly tank: number } | 'gate'
}

/** Where things stand, in the order of the lists of devices; a sector from its head to the end of its lines. */
export type Places = {
  readonly boreholes: readonly Position[]
  readonly tanks: readonly Position[]
  readonly sectors: readonly { readonly head: Position; readonly end: Position }[]
  readonly network: Position
  readonly grid: Position
  readonly pv: Position
  readonly solarStation: Position
  readonly cameras: readonly Position[]
}

/** What a site is made of. Every site has 3 boreholes, 2 tanks and 6 sectors; names and sizes are its own. */
export type SitePlan = {
  readonly slug: string
  readonly position: Position
  readonly boreholes: readonly [BoreholePlan, BoreholePlan, BoreholePlan]
  readonly tanks: readonly [TankPlan, TankPlan]
  readonly sectors: readonly [SectorPlan, SectorPlan, SectorPlan, SectorPlan, SectorPlan, SectorPlan]
  readonly network: {
    readonly name: string
    /** index of the tank it tops up, or null: it only serves sectors */
    readonly into: number | null
    readonly allotmentM3h: number
    readonly pressureBar: number
  }
  readonly solarKwp: number
  /** cold rooms, offices and lighting at their busiest */
  readonly baseLoadKw: number
  readonly cameras: readonly [CameraPlan, CameraPlan]
  readonly places: Places
}

/** Short pulses of a drip system: `hours` long, every `every` hours from `from` to `to`. */
export const pulses = (from: number, to: number, every: number, hours: number): IrrigationWindow[] =>
  Array.from({ length: Math.ceil((to - from) / every) }, (_, index) => ({ start: from + index * every, hours }))

/** The element of a list that the plan says is there. Throws RangeError otherwise: a bug. */
export const nth = <T>(list: readonly T[], index: number): T => {
  const item = list[index]
  if (item === undefined) throw new RangeError(`no element ${index} of ${list.length}`)
  return item
}
