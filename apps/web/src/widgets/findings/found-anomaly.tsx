import type { AlarmCondition, DeviceId } from '@vigie/contracts/entities'
import type { ReactNode } from 'react'
import { useFindings } from '@/data/findings'
import { anomalyWords } from './anomaly-words.ts'

type AnomalyProps = {
  readonly device: DeviceId
  /** of the alarm that says so */
  readonly condition: AlarmCondition
  /** holds the place until it is known: other words would be read as the finding, and change under the eye */
  readonly placeholder: ReactNode
  /** what is said where nobody knows more */
  readonly failure: ReactNode
}

/** What is abnormal about a device: its metrics that moved, or the value at which it stands still. */
export const FoundAnomaly = ({ device, condition, placeholder, failure }: AnomalyProps) => {
  const { data, isPending } = useFindings()
  return isPending ? placeholder : (anomalyWords(data?.findings ?? [], device, condition) ?? failure)
}
