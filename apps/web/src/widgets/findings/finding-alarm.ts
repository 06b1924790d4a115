// Which finding and which alarm tell of the same thing: neither knows the other's id, since the analyst and the
// upstream are apart. Both say the device, what is judged, and from when to when it held.
import type { Alarm } from '@vigie/contracts/entities'
import { FINDING_CONDITIONS, type Finding } from '@vigie/contracts/rest/analyst'

/** The alarm of a finding: of those that held at the same time, the one that began nearest. */
export const alarmOfFinding = (finding: Finding, alarms: readonly Alarm[]): Alarm | undefined =>
  alarms.filter((alarm) => isSame(finding, alarm)).toSorted((a, b) => apart(finding, a) - apart(finding, b))[0]

/** The finding of an alarm: of those that held at the same time, the one that began nearest. */
export const findingOfAlarm = (alarm: Alarm, findings: readonly Finding[]): Finding | undefined =>
  findings.filter((finding) => isSame(finding, alarm)).toSorted((a, b) => apart(a, alarm) - apart(b, alarm))[0]

const isSame = (finding: Finding, alarm: Alarm): boolean =>
  finding.device === alarm.device &&
  FINDING_CONDITIONS[finding.kind] === alarm.condition &&
  finding.since <= (alarm.clearedAt === null ? Number.POSITIVE_INFINITY : Date.parse(alarm.clearedAt)) &&
  Date.parse(alarm.raisedAt) <= endOf(finding)

const endOf = ({ endedAt, feedback }: Finding): number =>
  endedAt ?? (feedback?.verdict === 'rejected' ? feedback.at : Number.POSITIVE_INFINITY)

const apart = ({ since }: Finding, { raisedAt }: Alarm): number => Math.abs(since - Date.parse(raisedAt))
