import { DAY_MS } from '@vigie/contracts/entities'
import { z } from 'zod'
import { between, chance } from './chance.ts'

/** What goes wrong on this farm, and when; every time is epoch ms. */
export const faults = z.object({
  leak: z.object({ sector: z.number(), fromMs: z.number(), fullMs: z.number(), flowM3h: z.number() }),
  clog: z.object({ borehole: z.number(), fromMs: z.number(), fullMs: z.number(), factor: z.number() }),
  stuck: z.object({ borehole: z.number(), fromMs: z.number(), untilMs: z.number() }),
  reset: z.object({ sector: z.number(), atMs: z.number() }),
})
export type Faults = z.infer<typeof faults>

/**
 * Draws the faults of a farm that begins at `originMs`: all fall within its first 90 days, but for the end of the stuck
 * probe.
 */
export const drawFaults = (slug: string, seed: number, originMs: number): Faults => {
  const draw = (name: string, low: number, high: number) => between(chance(seed, `${slug}/${name}`, 0), low, high)
  const day = (name: string, low: number, high: number) => originMs + Math.round(draw(name, low, high) * DAY_MS)
  const leak = day('leak.day', 58, 68)
  const clog = day('clog.day', 46, 56)
  const leaky = Math.floor(draw('leak.secteur', 0, 6))
  return {
    leak: { sector: leaky, fromMs: leak, fullMs: leak + 18 * DAY_MS, flowM3h: draw('leak.flow', 1.6, 2.8) },
    clog: {
      borehole: Math.floor(draw('clog.forage', 0, 3)),
      fromMs: clog,
      fullMs: clog + 34 * DAY_MS,
      factor: draw('clog.factor', 4, 6),
    },
    stuck: {
      borehole: Math.floor(draw('stuck.forage', 0, 3)),
      fromMs: day('stuck.day', 86, 88),
      untilMs: day('stuck.end', 94, 100),
    },
    reset: {
      sector: (leaky + 1 + Math.floor(draw('reset.secteur', 0, 5))) % 6,
      atMs: Math.floor(day('reset.day', 28, 44) / 60_000) * 60_000,
    },
  }
}

/** Flow of the leak behind the meter of a sector, m³/h: it starts one day and grows. 0 in the other sectors. */
export const leakM3h = ({ leak }: Faults, sector: number, atMs: number): number =>
  sector === leak.sector ? leak.flowM3h * progress(leak, atMs) : 0

/** How much more head the filter of a borehole takes than a clean one; 1 when clean. */
export const clogFactor = ({ clog }: Faults, borehole: number, atMs: number): number =>
  borehole === clog.borehole ? 1 + (clog.factor - 1) * progress(clog, atMs) : 1

const progress = ({ fromMs, fullMs }: { fromMs: number; fullMs: number }, atMs: number): number =>
  Math.min(1, Math.max(0, (atMs - fromMs) / (fullMs - fromMs)))
