// In: the energy of a period and its pumps. Out: who took how much of it; what nobody meters apart is the rest.
import { type Device, type DeviceId, type Figure, isComparable, type KpiBody } from '@vigie/contracts/entities'
import { isWaterPump } from '@/widgets/kpi/held'

export type EnergyTaker = {
  /** null: what no meter of its own counts */
  readonly device: DeviceId | null
  readonly kwh: number | null
  /** over the stretch compared with; null: there is nothing to compare with */
  readonly beforeKwh: number | null
}
/** Takers, the largest first and the rest last; `whole`: what came from grid and sun, kWh. */
export type EnergyUse = { readonly whole: number; readonly takers: readonly EnergyTaker[] }

/** Less than this is what meters differ by, kWh. */
const LEAST_KWH = 0.05

/** null: what came in is not known, or is nothing. */
export const energyUseOf = (
  { energy: { gridKwh, solarKwh }, meters }: Pick<KpiBody, 'energy' | 'meters'>,
  devices: readonly Pick<Device, 'id' | 'kind' | 'role'>[],
): EnergyUse | null => {
  if (gridKwh.value === null) return null
  const whole = gridKwh.value + (solarKwh.value ?? 0)
  if (whole <= 0) return null
  const pumps = meters
    .filter(({ device }) => devices.some((one) => one.id === device && isWaterPump(one)))
    .map(({ device, energyKwh }): EnergyTaker => ({ device, kwh: energyKwh.value, beforeKwh: comparable(energyKwh) }))
    .toSorted((a, b) => (b.kwh ?? -1) - (a.kwh ?? -1) || (b.beforeKwh ?? -1) - (a.beforeKwh ?? -1))
  const [grid, sun] = [comparable(gridKwh), solarKwh.value === null ? 0 : comparable(solarKwh)]
  return {
    whole,
    takers: [
      ...pumps,
      {
        device: null,
        kwh: restOf(
          whole,
          pumps.map(({ kwh }) => kwh),
        ),
        beforeKwh: restOf(
          grid === null || sun === null ? null : grid + sun,
          pumps.map(({ beforeKwh }) => beforeKwh),
        ),
      },
    ],
  }
}

const comparable = (figure: Figure): number | null => (isComparable(figure) ? figure.previous : null)

/** Of one that is not known the rest would hold what it took: nothing is told of it then. */
const restOf = (whole: number | null, taken: readonly (number | null)[]): number | null => {
  if (whole === null || taken.some((kwh) => kwh === null)) return null
  const rest = taken.reduce<number>((left, kwh) => left - (kwh ?? 0), whole)
  return rest < -LEAST_KWH ? null : Math.max(0, rest)
}
