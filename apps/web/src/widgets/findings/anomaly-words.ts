// In: what the analyst found, a device. Out: what is abnormal about it, in a line.
import { type DeviceId, METRICS } from '@vigie/contracts/entities'
import type { Finding } from '@vigie/contracts/rest/analyst'
import { METRIC_NAMES } from '@vigie/contracts/words'
import { anomaly as words } from '@/text/anomaly'
import { amount } from './amount.ts'

/** What a person still has to look at. */
export const isCurrent = ({ endedAt, feedback }: Finding): boolean =>
  endedAt === null && feedback?.verdict !== 'rejected'

/** So many metrics are named; the others are counted. */
const NAMED = 2

/**
 * « Niveau 3,20 m au lieu de 1,15 m » of the finding that lasts, the newest where there are several; null: none is
 * known of this device.
 */
export const anomalyWords = (findings: readonly Finding[], device: DeviceId): string | null => {
  const own = findings.filter((finding) => finding.device === device && isCurrent(finding))
  const unusual = own.find(({ kind }) => kind === 'unusual-behaviour')
  if (unusual !== undefined && unusual.moved.length > 0) {
    const named = unusual.moved.slice(0, NAMED).map(({ metric, usual, present }) => {
      const { unit } = METRICS[metric]
      return words.moved(METRIC_NAMES[metric], amount(present, unit), amount(usual, unit))
    })
    const rest = unusual.moved.length - named.length
    return [...named, ...(rest > 0 ? [words.more(rest)] : [])].join(' · ')
  }
  const stuck = own.find(({ kind }) => kind === 'stuck-sensor')
  return stuck === undefined ? null : words.stuck(amount(stuck.present, stuck.unit))
}
