import { chance } from '../farm/index.ts'
import type { Descriptor } from './descriptors.ts'

/** When a device sends a sample: every `cadenceMs`, at `phaseMs` after each multiple of it (epoch ms). */
export type Turn = { readonly device: string; readonly cadenceMs: number; readonly phaseMs: number }

/** The turns of a site's devices that measure something, with phases drawn so that they do not all send at once. */
export const rotaOf = (site: string, seed: number, descriptors: readonly Descriptor[]): Turn[] =>
  descriptors.flatMap(({ id, birth }) => {
    const cadenceMs = birth.metrics[0]?.cadenceMs
    return cadenceMs === undefined
      ? []
      : [{ device: id, cadenceMs, phaseMs: Math.floor(chance(seed, `${site}/${id}/turn`, 0) * cadenceMs) }]
  })

/** The next instant after `afterMs` (epoch ms) at which devices send a sample, and which devices do. */
export const nextTurns = (
  rota: readonly Turn[],
  afterMs: number,
): { readonly atMs: number; readonly devices: readonly string[] } => {
  const due = rota.map((turn) => ({ device: turn.device, atMs: nextAt(turn, afterMs) }))
  const atMs = Math.min(...due.map((one) => one.atMs))
  return { atMs, devices: due.filter((one) => one.atMs === atMs).map(({ device }) => device) }
}

const nextAt = ({ cadenceMs, phaseMs }: Turn, afterMs: number): number =>
  (Math.floor((afterMs - phaseMs) / cadenceMs) + 1) * cadenceMs + phaseMs
