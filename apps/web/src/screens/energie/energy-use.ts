// In: the energy of a period and its pumps. Out: who took how much of it; what nobody meters apart are the other uses.
import { type Device, type DeviceId, type Figure, isComparable, type KpiBody } from '@vigie/contracts/entities'
import { isWaterPump } from '@/widgets/kpi/held'

export type EnergyTaker = {
  readonly device: DeviceId
  readonly kwh: number | null
  /** over the stretch compared with; null: there is nothing to compare with */
  readonly beforeKwh: number | null
}
/** Why nothing is told of the other uses: no meter covers the site, some meters say nothing, pumps counted more than came in. */
export type RestUnknown =
  | { readonly why: 'uncovered' }
  | { readonly why: 'silent'; readonly devices: readonly DeviceId[] }
  | { readonly why: 'beyond' }

export type EnergyUse = {
  /** what came from grid and sun, kWh; null: not known */
  readonly whole: number | null
  /** pumps, the largest first */
  readonly pumps: readonly EnergyTaker[]
  /** what is left of the whole without them */
  readonly rest: (Omit<EnergyTaker, 'device' | 'kwh'> & { readonly kwh: number }) | RestUnknown
}

/** Less than this is what meters differ by, kWh. */
const LEAST_KWH = 0.05

type Told = Pick<KpiBody, 'energy' | 'meters'>

/** null: nothing came in, or nothing of the site is counted at all. */
export const energyUseOf = (
  { energy: { gridKwh, solarKwh }, meters }: Told,
  devices: readonly Pick<Device, 'id' | 'kind' | 'role'>[],
): EnergyUse | null => {
  const isPump = (id: DeviceId) => devices.some((one) => one.id === id && isWaterPump(one))
  const pumps = meters
    .filter(({ device }) => isPump(device))
    .map(({ device, energyKwh }): EnergyTaker => ({ device, kwh: energyKwh.value, beforeKwh: comparable(energyKwh) }))
    .toSorted((a, b) => (b.kwh ?? -1) - (a.kwh ?? -1) || (b.beforeKwh ?? -1) - (a.beforeKwh ?? -1))
  const silent = meters.flatMap(({ device, energyKwh }) => (energyKwh.value === null ? [device] : []))
  // of a sun that is not counted the whole would lack what it gave
  const isSunSilent = solarKwh.value === null && silent.some((id) => !isPump(id))
  const whole = gridKwh.value === null || isSunSilent ? null : gridKwh.value + (solarKwh.value ?? 0)
  if (whole === null ? pumps.every(({ kwh }) => kwh === null) : whole <= 0) return null
  const rest = restOf(
    whole,
    pumps.map(({ kwh }) => kwh),
  )
  const [grid, sun] = [comparable(gridKwh), solarKwh.value === null ? 0 : comparable(solarKwh)]
  return {
    whole,
    pumps,
    rest:
      rest !== null
        ? {
            kwh: rest,
            beforeKwh: restOf(
              grid === null || sun === null ? null : grid + sun,
              pumps.map(({ beforeKwh }) => beforeKwh),
            ),
          }
        : silent.length > 0
          ? { why: 'silent', devices: silent }
          : { why: whole === null ? 'uncovered' : 'beyond' },
  }
}

const comparable = (figure: Figure): number | null => (isComparable(figure) ? figure.previous : null)

/** Of one that is not known the rest would hold what it took: nothing is told of it then. */
const restOf = (whole: number | null, taken: readonly (number | null)[]): number | null => {
  if (whole === null || taken.some((kwh) => kwh === null)) return null
  const rest = taken.reduce<number>((left, kwh) => left - (kwh ?? 0), whole)
  return rest < -LEAST_KWH ? null : Math.max(0, rest)
}
