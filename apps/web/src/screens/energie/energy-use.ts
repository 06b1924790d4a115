// In: the energy of a period and its pumps. Out: who took how much of it; what nobody meters apart is the rest.
import type { Device, DeviceId, KpiBody } from '@vigie/contracts/entities'
import { isWaterPump } from '@/widgets/kpi/held'

export type EnergyTaker = {
  /** null: what no meter of its own counts */
  readonly device: DeviceId | null
  readonly kwh: number | null
}
/** Takers, the largest first and the rest last; `whole`: what came from grid and sun, kWh. */
export type EnergyUse = {
  readonly whole: number
  readonly takers: readonly EnergyTaker[]
  /** pumps that took nothing, which stand together */
  readonly idle: number
}

/** Less than this is what meters differ by, kWh. */
const LEAST_KWH = 0.05

/** null: what came in is not known, or is nothing. */
export const energyUseOf = (
  { energy, meters }: Pick<KpiBody, 'energy' | 'meters'>,
  devices: readonly Pick<Device, 'id' | 'kind' | 'role'>[],
): EnergyUse | null => {
  const { gridKwh, solarKwh } = energy
  if (gridKwh.value === null) return null
  const whole = gridKwh.value + (solarKwh.value ?? 0)
  if (whole <= 0) return null
  const pumps = meters
    .filter(({ device }) => devices.some((one) => one.id === device && isWaterPump(one)))
    .map(({ device, energyKwh }): EnergyTaker => ({ device, kwh: energyKwh.value }))
    .toSorted((a, b) => (b.kwh ?? -1) - (a.kwh ?? -1))
  const rest = pumps.reduce((left, { kwh }) => left - (kwh ?? 0), whole)
  // of a pump that is not known the rest would hold what it took
  const isKnown = pumps.every(({ kwh }) => kwh !== null) && rest >= -LEAST_KWH
  const idle = pumps.filter(({ kwh }) => kwh !== null && kwh < LEAST_KWH)
  return {
    whole,
    takers: [...pumps.filter((one) => !idle.includes(one)), { device: null, kwh: isKnown ? Math.max(0, rest) : null }],
    idle: idle.length,
  }
}
