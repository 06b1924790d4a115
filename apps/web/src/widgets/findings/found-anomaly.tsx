import type { AlarmCondition, DeviceId } from '@vigie/contracts/entities'
import type { ReactNode } from 'react'
import { useFindings } from '@/data/findings'
import { anomalyWords } from './anomaly-words.ts'

type AnomalyProps = {
  readonly device: DeviceId
  /** of the alarm that says so */
  readonly condition: AlarmCondition
  /** what is said where nobody knows more */
  readonly failure: ReactNode
}

/** What is abnormal about a device: its metrics that moved, or the value at which it stands still. */
export const FoundAnomaly = ({ device, condition, failure }: AnomalyProps) => {
  const { data, isPending } = useFindings()
  // other words in its place would be read as the finding, and change under the eye
  if (isPending) return <span className="invisible">{failure}</span>
  return anomalyWords(data?.findings ?? [], device, condition) ?? failure
}
