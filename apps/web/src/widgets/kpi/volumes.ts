// In: the water figures of a period. Out: each volume of a source or a sector as it stands on every screen.
import type { DeviceId, KpiBody } from '@vigie/contracts/entities'
import { formatNumber, NO_VALUE } from '@/text'
import { figureDecimals } from './figure.ts'
import { sharedDecimals } from './parts.ts'

/**
 * Volumes of a screen, all with the decimals of what was consumed, or more where they would not add up so: sources come to
 * what was produced, sectors to what was consumed. None is bent for that: it is what it is where it stands alone.
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
  const least = figureDecimals(water.consumedM3.value ?? water.producedM3.value ?? 0, 'volumeM3')
  const decimals = Math.max(
    ...sides.map(({ devices, whole }) =>
      sharedDecimals(
        devices.map(({ volumeM3 }) => volumeM3.value),
        whole,
        least,
      ),
    ),
  )
  const step = 10 ** decimals
  const shown = new Map<string, number | null>(
    [...sources, ...consumptions].map(({ device, volumeM3: { value } }) => [
      device,
      value === null ? null : Math.round(value * step) / step,
    ]),
  )
  return {
    decimals,
    of: (device) => shown.get(device) ?? null,
    write: (m3, exact = m3) =>
      m3 === null
        ? NO_VALUE
        : m3 === 0 && (exact ?? 0) > 0
          ? `<\u00a0${formatNumber(1 / step, decimals)}`
          : formatNumber(m3, decimals),
  }
}
