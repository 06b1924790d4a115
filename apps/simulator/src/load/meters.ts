import { HOUR_MS } from '@vigie/contracts/entities'
import { chance, drift, type Values } from '../farm/index.ts'

/** A plain flow meter made up for load. */
export type LoadMeter = {
  readonly site: string
  readonly device: string
  /** Flow and volume at an instant (epoch ms); the volume is the integral of the flows read so far. */
  readonly read: (atMs: number) => Values
}

/** So many meters, dealt to the sites in turn: `charge-1`, `charge-2` and so on. */
export const createMeters = (sites: readonly string[], count: number, seed: number): LoadMeter[] =>
  Array.from({ length: count }, (_, index) => {
    const site = sites[index % sites.length] ?? ''
    const device = `charge-${index + 1}`
    const meanM3h = 5 + 45 * chance(seed, device, 0)
    let lastMs: number | null = null
    let volumeM3 = 0
    return {
      site,
      device,
      read: (atMs) => {
        const flowM3h = meanM3h * (0.8 + 0.4 * drift(seed, device, atMs / 60_000))
        volumeM3 += lastMs === null ? 0 : (flowM3h * (atMs - lastMs)) / HOUR_MS
        lastMs = atMs
        return { flow_m3h: Math.round(flowM3h * 100) / 100, volume_m3: Math.round(volumeM3 * 1e6) / 1e6 }
      },
    }
  })
