// In: the water figures of a period. Out: each volume of a source or a sector as it stands on every screen.
import type { DeviceId, KpiBody } from '@vigie/contracts/entities'
import { formatNumber, NO_VALUE } from '@/text'
import { figureDecimals } from './figure.ts'
import { roundedParts, sharedDecimals } from './parts.ts'

/**
 * Volumes of a screen, all with the decimals of what was produced and consumed, one at most: sources come to the one, sectors
 * to the other. Where one would have to be bent for that, all have one decimal more, and it is that one which gives way: no
 * whole m³ is told as another than where the volume stands alone.
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

/** The same for whoever asks: two screens of one period show one figure. */
export const volumesOf = ({ sources, consumptions, water }: Body): Volumes => {
  const sides = [
    { devices: sources, whole: water.producedM3.value },
    { devices: consumptions, whole: water.consumedM3.value },
  ]
  const least = Math.min(1, Math.max(...sides.map(({ whole }) => (whole ? figureDecimals(whole, 'volumeM3') : 0))))
  const apart = sides.map(({ devices, whole }) =>
    sharedDecimals(
      devices.map(({ volumeM3 }) => volumeM3.value),
      whole,
      least,
    ),
  )
  const decimals = Math.min(1, Math.max(...apart))
  const shown = new Map<string, number | null>()
  for (const { devices, whole } of sides) {
    const values = devices.map(({ volumeM3 }) => volumeM3.value)
    const parts = roundedParts(values, whole, decimals)
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
