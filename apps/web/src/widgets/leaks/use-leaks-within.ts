import { type AlarmCondition, type Device, type KpiBody, MINUTE_MS } from '@vigie/contracts/entities'
import { useHasAlarm, useNow } from '@/data'
import { useFindings } from '@/data/findings'
import type { Point } from '../kpi/points-list.tsx'
import { leaksWithin } from './leaks-within.ts'

const LEAK: ReadonlySet<AlarmCondition> = new Set<AlarmCondition>(['night-flow'])

/** The leaks that ran in a period, each as a line with what it lost; the analyst is asked only while an alarm tells of one. */
export const useLeaksWithin = (period: KpiBody['period'], devices: readonly Device[]): readonly Point[] => {
  const now = useNow(MINUTE_MS)
  const isLeaking = useHasAlarm(
    devices.map(({ id }) => id),
    LEAK,
  )
  return leaksWithin(useFindings(isLeaking).data?.findings ?? [], period, devices, now)
}
