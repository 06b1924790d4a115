import type { Alarm, AlarmCondition } from '@vigie/contracts/entities'
import { latePart } from '@/widgets/late/late-part'

const Evidence = latePart(async () => (await import('./found-evidence.tsx')).FoundEvidence)

/** Alarms that a finding of the analyst goes with; of any other nothing more is asked for. */
export const FOUND_CONDITIONS: ReadonlySet<AlarmCondition> = new Set(['night-flow', 'efficiency-drift', 'anomaly'])

/** What the analyst found out about what an alarm tells of. */
export const EvidenceOf = ({ alarm }: { readonly alarm: Alarm }) =>
  FOUND_CONDITIONS.has(alarm.condition) ? <Evidence alarm={alarm} placeholder={null} failure={null} /> : null
