import { FINDING_CONDITIONS, type Finding } from '@vigie/contracts/rest/analyst'
import { useCallback, useMemo } from 'react'
import { useOpenAlarms } from '@/data'
import { useAlarmPages } from '@/data/alarms'
import { isCurrent } from '@/widgets/findings/anomaly-words'
import { alarmOfFinding } from '@/widgets/findings/finding-alarm'

const CONDITIONS = [...new Set(Object.values(FINDING_CONDITIONS))]

/** The alarm of each finding: among the open ones as they are now; those of findings that are over also on the record. */
export const useAlarmOf = (findings: readonly Finding[]) => {
  const open = useOpenAlarms()
  const past = findings.filter((finding) => !isCurrent(finding))
  const { alarms: closed } = useAlarmPages(
    { states: ['normal'], priorities: [], conditions: CONDITIONS, device: null, q: null, from: null, to: null },
    past.length > 0,
  )
  const known = useMemo(() => [...open, ...closed], [open, closed])
  return useCallback((finding: Finding) => alarmOfFinding(finding, known), [known])
}
