// In: the water figures of a period. Out: each volume as it stands on the whole screen, rounded once.
import type { DeviceId, KpiBody } from '@vigie/contracts/entities'
import { formatNumber, NO_VALUE } from '@/text'
import { figureDecimals } from '@/widgets/kpi/figure'
import { roundedParts } from '@/widgets/kpi/parts'
import type { End, Ends } from '../balance/ends.ts'

/**
 * Volumes of a screen, all with the decimals of what was consumed: sources add up to what was produced, sectors to what
 * was consumed, whatever other whole they are parts of as well.
 */
export type Volumes = {
  readonly decimals: number
  /** m³ of a source or a sector; null: not known */
  readonly of: (device: DeviceId | string) => number | null
  /** « 12,4 », '–'; « < 1 » of what is less than half of one. @param exact what it was rounded from */
  readonly write: (m3: number | null, exact?: number | null) => string
}

type Body = Pick<KpiBody, 'sources' | 'consumptions'> & {
  readonly water: Pick<KpiBody['water'], 'producedM3' | 'consumedM3'>
}

export const volumesOf = ({ sources, consumptions, water }: Body): Volumes => {
  const decimals = figureDecimals(water.consumedM3.value ?? water.producedM3.value ?? 0, 'volumeM3')
  const shown = new Map<string, number | null>()
  for (const [devices, whole] of [
    [sources, water.producedM3.value],
    [consumptions, water.consumedM3.value],
  ] as const) {
    const parts = roundedParts(
      devices.map(({ volumeM3 }) => volumeM3.value),
      whole,
      decimals,
    )
    for (const [place, { device }] of devices.entries()) shown.set(device, parts[place] ?? null)
  }
  return {
    decimals,
    of: (device) => shown.get(device) ?? null,
    write: (m3, exact = m3) =>
      m3 === null
        ? NO_VALUE
        : m3 === 0 && (exact ?? 0) > 0
          ? `<\u00a0${formatNumber(10 ** -decimals, decimals)}`
          : formatNumber(m3, decimals),
  }
}

/**
 * The two sides of the balance in those volumes. What no meter explains is what is left between the sides, so that both
 * come to the same total in the figures that stand there.
 */
export const balanceShown = (
  ends: Ends,
  volumes: Volumes,
): { readonly total: number; readonly of: (end: End) => number } => {
  const step = 10 ** volumes.decimals
  const rounded = (m3: number) => Math.round(m3 * step) / step
  const own = ({ id, kind, value }: End) => (kind === 'device' ? (volumes.of(id) ?? 0) : rounded(value))
  const isGap = ({ kind }: End) => kind === 'gap'
  const [open, whole] = ends.in.some(isGap) ? [ends.in, ends.out] : [ends.out, ends.in]
  const sum = (side: readonly End[]) => side.filter((end) => !isGap(end)).reduce((all, end) => all + own(end), 0)
  const total = rounded(open.some(isGap) ? sum(whole) : Math.max(sum(open), sum(whole)))
  const gap = Math.max(0, rounded(total - sum(open)))
  return { total, of: (end) => (end.kind === 'gap' ? gap : own(end)) }
}
