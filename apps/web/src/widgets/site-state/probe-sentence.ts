// In: what a probe read last, what it read within the last days, since when it reads the same. Out: these as parts of the sentence on how it stands.
import type { MetricId, SeriesBody } from '@vigie/contracts/entities'
import { formatDuration, formatQuantity } from '@/text'
import { deviceState } from '@/text/device-state'

const { probe: words } = deviceState

export type KnownOfProbe = {
  readonly metric: MetricId
  /** what it read last, and the same in words with its moment; null: nothing was ever read */
  readonly value: number | null
  readonly reads: string | null
  /** of the last seven days; undefined: not known */
  readonly points: SeriesBody['points'] | undefined
  /** what is said in place of the ends of these days; null: nothing is */
  readonly instead: string | null
  /** since when it reads the same while what it measures should move, epoch ms; null: it does not */
  readonly stuckSince: number | null
  readonly isCut: boolean
  /** epoch ms */
  readonly now: number
}

/** « 3,33 bar en ce moment », « de 3,31 à 3,96 bar en 7 jours » */
export const probeParts = (known: KnownOfProbe): readonly string[] => {
  const { metric, value, reads, stuckSince, isCut, now } = known
  if (stuckSince !== null && value !== null)
    return [words.stuck(formatDuration(Math.max(0, now - stuckSince)), formatQuantity(value, metric))]
  return [isCut ? words.cut : (reads ?? words.nothing), ...spanWords(known)]
}

/** Between what it stood, what it read last among it: that may be newer than the points. */
const spanWords = ({ metric, value, points = [], instead }: KnownOfProbe): readonly string[] => {
  if (instead !== null) return [instead]
  if (points.length === 0) return []
  const last = value === null ? [] : [value]
  const least = formatQuantity(Math.min(...last, ...points.map(([, , low]) => low)), metric)
  const most = formatQuantity(Math.max(...last, ...points.map(([, , , high]) => high)), metric)
  return [least === most ? words.steady : words.between(least, most)]
}
