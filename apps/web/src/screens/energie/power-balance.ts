// In: the meters and motors of a site, and their power now. Out: where the power comes from and where it goes.
import type { Device } from '@vigie/contracts/entities'
import { gridMeter, measures } from '@/widgets/device-tile/device-metrics'

export type PowerPart = {
  readonly id: string
  readonly kind: 'grid' | 'solar' | 'pump' | 'other'
  readonly name: string
  /** null: not known, or a meter without power, which counts nothing; a motor without power draws 0 */
  readonly kw: number | null
}
/** Both come to `total`, kW; null: not all that comes in is known. Of what goes out some may be unknown. */
export type PowerBalance = {
  readonly from: readonly PowerPart[]
  readonly to: readonly PowerPart[]
  readonly total: number | null
}

type Words = Readonly<Record<'grid' | 'solar' | 'other', string>>

/** Less than this is what meters differ by, kW. */
const LEAST_KW = 0.05

/**
 * What comes in from the grid and the sun, and what of it the pumps take; the rest is what nothing meters. Null: the
 * site has no meter of the grid that tells its power.
 */
export const powerBalance = (
  devices: readonly Device[],
  kwOf: (device: Device) => number | null,
  isCut: (device: Device) => boolean,
  words: Words,
): PowerBalance | null => {
  const grid = gridMeter(devices)
  if (grid === undefined || !measures(grid, 'power_kw')) return null
  const solar = devices.filter(
    (one) => one.role === 'energy' && measures(one, 'irradiance_wm2') && measures(one, 'power_kw'),
  )
  const pumps = devices.filter((one) => one.kind === 'pump' && measures(one, 'power_kw'))
  const part = (kind: PowerPart['kind'], name: string) => (device: Device) => ({
    id: device.id,
    kind,
    name,
    // what a device said before it lost its power is not so now
    kw: isCut(device) ? (kind === 'pump' ? 0 : null) : kwOf(device),
  })
  const from = [part('grid', words.grid)(grid), ...solar.map((one) => part('solar', words.solar)(one))]
  const drawn = pumps.map((one) => part('pump', one.name)(one))
  const comes = from.every(({ kw }) => kw !== null)
  const known = comes && drawn.every(({ kw }) => kw !== null)
  const rest = sumOf(from) - sumOf(drawn)
  return {
    from,
    total: comes ? Math.max(sumOf(from), sumOf(drawn)) : null,
    to: [
      ...drawn,
      { id: 'other', kind: 'other', name: words.other, kw: known && rest > -LEAST_KW ? Math.max(0, rest) : null },
    ],
  }
}

/** How many motors a side has, of which none draws anything, nor lacks its power; null: one does, or it has none. */
export const idleMotors = (parts: readonly PowerPart[], isCut: (part: PowerPart) => boolean): number | null => {
  const motors = parts.filter(({ kind }) => kind === 'pump')
  const rest = parts.some(({ kind, kw }) => kind === 'other' && kw !== null)
  return rest && motors.length > 0 && motors.every((one) => one.kw !== null && one.kw < LEAST_KW && !isCut(one))
    ? motors.length
    : null
}

/** Those of a side whose power is not known, of devices: what is left over is not one. */
export const unknownOf = (parts: readonly PowerPart[]): readonly PowerPart[] =>
  parts.filter(({ kind, kw }) => kind !== 'other' && kw === null)

export const sumOf = (parts: readonly PowerPart[]): number =>
  parts.reduce((sum, { kw }) => sum + Math.max(0, kw ?? 0), 0)
