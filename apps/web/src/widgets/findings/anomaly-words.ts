// In: what the analyst found, a device. Out: what is abnormal about it, in a line.
import { type AlarmCondition, type DeviceId, METRICS, type MetricId } from '@vigie/contracts/entities'
import { FINDING_CONDITIONS, type Finding } from '@vigie/contracts/rest/analyst'
import { METRIC_NAMES } from '@vigie/contracts/words'
import { formatDayMonth } from '@/text'
import { anomaly as words } from '@/text/anomaly'
import { amount, amountsOf } from './amount.ts'

/** What a person still has to look at. */
export const isCurrent = ({ endedAt, feedback }: Pick<Finding, 'endedAt' | 'feedback'>): boolean =>
  endedAt === null && feedback?.verdict !== 'rejected'

/** So many metrics are named; the others are counted. */
const NAMED = 2

/** What lasts and concerns a device, also where it is told of another; but leaks, which their nights tell. */
export const findingsAbout = (findings: readonly Finding[], device: DeviceId): readonly Finding[] =>
  findings.filter(
    (finding) =>
      finding.kind !== 'leak' &&
      isCurrent(finding) &&
      (finding.device === device || finding.moved.some((moved) => moved.device === device)),
  )

/** A value that stands still may flicker by so much of itself. */
const STILL = 0.005

/**
 * Since when the sensor of a value stands still, epoch ms; null: it does not, as far as anybody knows. What moved of such a
 * finding is the span of its values; the value itself is the present one.
 * @param value what it read last: one that moved since it was found does not stand still; null: not known
 */
export const stuckSince = (
  findings: readonly Finding[],
  device: DeviceId,
  metric: MetricId,
  value: number | null,
): number | null =>
  findings.find(
    (finding) =>
      finding.kind === 'stuck-sensor' &&
      finding.device === device &&
      isCurrent(finding) &&
      finding.moved.some((moved) => moved.metric === metric) &&
      (value === null || Math.abs(value - finding.present) <= STILL * Math.abs(finding.present)),
  )?.since ?? null

/**
 * « Niveau 3,20 m au lieu de 1,15 m » of the finding that lasts and goes with an alarm of this condition, the newest where
 * there are several; null: none is known of this device.
 */
export const anomalyWords = (
  findings: readonly Finding[],
  device: DeviceId,
  condition: AlarmCondition = 'anomaly',
): string | null => {
  const own = findings.filter(
    (finding) => finding.device === device && isCurrent(finding) && FINDING_CONDITIONS[finding.kind] === condition,
  )
  const unusual = own.find(({ kind }) => kind === 'unusual-behaviour')
  if (unusual !== undefined && unusual.moved.length > 0) {
    const named = unusual.moved.slice(0, NAMED).map(({ metric, usual, present }) => {
      const { unit } = METRICS[metric]
      return words.moved(METRIC_NAMES[metric], amount(present, unit), amount(usual, unit))
    })
    const rest = unusual.moved.length - named.length
    return [...named, ...(rest > 0 ? [words.more(rest)] : [])].join(' · ')
  }
  const [found] = own
  if (found === undefined) return null
  const { kind, evidence } = found
  const [usual, present] = amountsOf(found)
  if (kind === 'stuck-sensor') return words.stuck(present)
  if (kind === 'clogged-filter') {
    const last = evidence.at(-1)
    return words.clogged(present, usual, last === undefined ? null : formatDayMonth(last.at))
  }
  return kind === 'efficiency-drift' ? words.drift(present, usual) : null
}
