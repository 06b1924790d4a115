// In: what a probe reads now, what it read within the last days, since when it reads the same. Out: both as parts of the sentence on how it stands.
import type { MetricId, SeriesBody } from '@vigie/contracts/entities'
import { formatDuration, formatQuantity } from '@/text'
import { deviceState } from '@/text/device-state'

const { probe: words } = deviceState

export type KnownOfProbe = {
  /** in the unit of its metric; null: not known */
  readonly value: number | null
  readonly metric: MetricId
  /** of the last seven days; undefined: not known */
  readonly points: SeriesBody['points'] | undefined
  /** since when it reads the same while what it measures should move, epoch ms; null: it does not */
  readonly stuckSince: number | null
  readonly isCut: boolean
  /** epoch ms */
  readonly now: number
}

/** « 3,33 bar en ce moment », « de 3,31 à 3,96 bar en 7 jours » */
export const probeParts = ({ value, metric, points, stuckSince, isCut, now }: KnownOfProbe): readonly string[] => {
  if (stuckSince !== null)
    return [
      `${words.stuck(formatDuration(Math.max(0, now - stuckSince)))}${
        value === null ? '' : ` ${words.stuckAt(formatQuantity(value, metric))}`
      }`,
    ]
  return [
    ...(isCut ? [words.cut] : [value === null ? words.nothing : words.now(formatQuantity(value, metric))]),
    ...(points === undefined ? [] : spanWords(points, metric)),
  ]
}

const spanWords = (points: SeriesBody['points'], metric: MetricId): readonly string[] => {
  if (points.length === 0) return []
  const least = formatQuantity(Math.min(...points.map(([, , low]) => low)), metric)
  const most = formatQuantity(Math.max(...points.map(([, , , high]) => high)), metric)
  return [least === most ? words.steady : words.between(least, most)]
}
