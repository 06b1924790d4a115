// Units that people ask in, and what each is of the unit that is recorded.

/** A unit that is not recorded: `of`: what of the recorded one; so many of it are one of those. */
export const ASKED_UNITS = {
  L: ['m³', 1_000],
  'L/s': ['m³/h', 1_000 / 3_600],
  'L/min': ['m³/h', 1_000 / 60],
  'L/h': ['m³/h', 1_000],
  W: ['kW', 1_000],
  MWh: ['kWh', 1 / 1_000],
  kPa: ['bar', 100],
  mbar: ['bar', 1_000],
  cm: ['m', 100],
  t: ['kg', 1 / 1_000],
} as const satisfies Readonly<Record<string, readonly [of: string, times: number]>>
/** A unit that is not recorded. */
export type AskedUnit = keyof typeof ASKED_UNITS
/** Every such unit. */
export const ASKED_UNIT_NAMES = Object.keys(ASKED_UNITS) as [AskedUnit, ...AskedUnit[]]
