import type { Alarm } from '@vigie/contracts/entities'
import { useSite } from '@/data'
import { useFindings } from '@/data/findings'
import { findingOfAlarm } from '@/widgets/findings/finding-alarm'
import { leakCost } from '@/widgets/leaks/leak-cost'
import { excessM3PerDay } from '@/widgets/leaks/leak-words'
import { leaksOf } from '@/widgets/leaks/leaks'
import { useAlarmFacts } from './context.ts'

/** What the leak of an alarm costs, by what the analyst found; nothing where it found none, or none that has a price. */
export const FoundCost = ({ alarm }: { readonly alarm: Alarm }) => {
  const { devices, figures } = useAlarmFacts()
  const currency = useSite().data?.site.currency ?? ''
  const finding = findingOfAlarm(alarm, useFindings().data?.findings ?? [])
  if (finding === undefined) return null
  const leak = leaksOf(devices, figures).find(({ device }) => device.id === alarm.device)
  const words = leakCost(finding, leak === undefined ? null : excessM3PerDay(leak), currency)
  return words === null ? null : <p className="font-semibold text-sm tabular-nums">{words}</p>
}
