import { ENERGY_FIGURES } from './energy.ts'
import { SERVICE_FIGURES } from './service.ts'
import { CURRENCY, type FigureSpec } from './spec.ts'
import { WATER_FIGURES } from './water.ts'

export { COMPARABLE_FROM_PCT, isComparable } from './comparable.ts'
export { leakLackOf, PACE_DAYS, rateOf, type StillToCome, stillToCome } from './day-rate.ts'
export { FAR_LESS, isFarLess } from './far-less.ts'
export { recordedShares, recordFrom } from './recorded.ts'
export { CURRENCY, type FigureSpec } from './spec.ts'

/** Every figure the product computes. One figure, one name: a share in % and its quantity in m³ are two figures. */
export const FIGURES = { ...WATER_FIGURES, ...ENERGY_FIGURES, ...SERVICE_FIGURES } as const satisfies Record<
  string,
  FigureSpec
>

/** Name of a figure of the catalogue. */
export type FigureId = keyof typeof FIGURES

/** What the catalogue says of a figure. */
export const figureSpec = (id: FigureId): FigureSpec => FIGURES[id]

/** The unit a figure is written in at a site: that of the catalogue, with the site's currency where money is meant. */
export const unitOf = (id: FigureId, currency: string): string => FIGURES[id].unit.replace(CURRENCY, currency)
