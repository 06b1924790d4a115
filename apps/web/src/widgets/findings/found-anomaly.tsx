import type { AlarmCondition, DeviceId } from '@vigie/contracts/entities'
import type { ReactNode } from 'react'
import { useFindings } from '@/data/findings'
import { anomalyWords } from './anomaly-words.ts'

type AnomalyProps = {
  readonly device: DeviceId
  /** of the alarm that says so */
  readonly condition: AlarmCondition
  /** what is said until more is known, or where nobody knows more */
  readonly placeholder: ReactNode
}

/** What is abnormal about a device: its metrics that moved, or the value at which it stands still. */
export const FoundAnomaly = ({ device, condition, placeholder }: AnomalyProps) =>
  anomalyWords(useFindings().data?.findings ?? [], device, condition) ?? placeholder
