import type { BirthMessage } from '@vigie/contracts/upstream'
import type { Devices } from '../../harness/devices.ts'

/** How often each device of the soak measures, ms. */
export const CADENCE_MS = 10_000
const ROLES = ['source', 'source', 'storage', 'consumption', 'consumption', 'energy'] as const
const METRIC_OF = { source: 'flow_m3h', storage: 'level_pct', consumption: 'flow_m3h', energy: 'power_kw' } as const

/** Series of the site: a device measures one thing. */
export type SoakSeries = { readonly device: string; readonly name: string; readonly metric: string }

/** Sources, tanks, sectors and energy meters, known to the product. */
export const bearDevices = async (devices: Devices, count: number): Promise<readonly SoakSeries[]> => {
  const made = Array.from({ length: count }, (_, index) => {
    const role = ROLES[index % ROLES.length] ?? 'source'
    return { device: `d-${index + 1}`, name: `Appareil ${index + 1}`, metric: METRIC_OF[role], role }
  })
  for (const { device, name, metric, role } of made) {
    const message: BirthMessage = { kind: 'flow-meter', role, name, metrics: [{ id: metric, cadenceMs: CADENCE_MS }] }
    await devices.birth(device, role === 'storage' ? { ...message, kind: 'sensor', capacityM3: 500 } : message)
    await devices.power(device, 'on')
    await devices.telemetry(device, { [metric]: 10 })
  }
  return made.map(({ device, name, metric }) => ({ device, name, metric }))
}
