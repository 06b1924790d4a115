// In: a tank as the figures know it, its latest reading, and whether it can still be read. Out: how full it is, and since when that is known.
import { type Device, type KpiBody, type MetricId, MINUTE_MS } from '@vigie/contracts/entities'
import { fillPercent, mainMetric } from '@/widgets/device-tile/device-metrics'
import { EMPTY_SOON_H } from '@/widgets/site-state/causes'

type Tank = Pick<KpiBody['storages'][number], 'levelPct' | 'volumeM3' | 'capacityM3' | 'levelAt'>
type Known = {
  /** what its gauge read last; null: nothing came yet */
  readonly latest: { readonly metric: MetricId; readonly ts: number; readonly value: number } | null
  readonly device: Pick<Device, 'capacityM3' | 'heightM'> | undefined
  /** the period goes on: what the tank holds is what it holds now */
  readonly isOpen: boolean
  /** it has no power: nothing is read of it */
  readonly isOff: boolean
  /** where the figures of the period end; epoch ms, as `now` */
  readonly until: number
  readonly now: number
}

export type TankRead = {
  readonly levelPct: number | null
  readonly volumeM3: number | null
  /** when it was read, epoch ms; null: not known */
  readonly at: number | null
  /** it was read some time ago: it says when, and what is computed from it is estimated */
  readonly isOld: boolean
}

/** What the level of a tank is read from: what its tile shows large, so that both are one figure. */
export const levelMetricOf = (device: Pick<Device, 'kind' | 'metrics'> | undefined): MetricId =>
  (device && mainMetric(device)?.id) ?? 'level_pct'

/** Whether it is empty so soon, as things go, that this is its answer: how long it lasts without pumping would be a second length. */
export const isEmptySoon = ({ emptyInHours = null }: Pick<KpiBody['storages'][number], 'emptyInHours'>): boolean =>
  emptyInHours !== null && emptyInHours <= EMPTY_SOON_H

/** A level read longer ago than this says when. */
const READ_LATELY_MS = 15 * MINUTE_MS

/** The latest reading while the period goes on, else what the figures end with. */
export const tankRead = (tank: Tank, { latest, device, isOpen, isOff, until, now }: Known): TankRead => {
  const { capacityM3 } = tank
  const levelAt = tank.levelAt ?? null
  const isNewer = isOpen && latest !== null && latest.ts >= (levelAt ?? 0)
  const fill = isNewer && device !== undefined ? fillPercent(device, latest.metric, latest.value) : null
  const read =
    fill === null || latest === null
      ? { levelPct: tank.levelPct, volumeM3: tank.volumeM3, at: levelAt }
      : { levelPct: fill, volumeM3: capacityM3 === null ? null : (fill / 100) * capacityM3, at: latest.ts }
  const end = isOpen ? now : until
  return { ...read, isOld: read.at !== null && ((isOpen && isOff) || end - read.at > READ_LATELY_MS) }
}
