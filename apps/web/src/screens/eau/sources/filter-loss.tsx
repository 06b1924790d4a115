import type { AlarmCondition, Device } from '@vigie/contracts/entities'
import type { Finding } from '@vigie/contracts/rest/analyst'
import { useHasAlarm } from '@/data'
import { useFindings } from '@/data/findings'
import { eau } from '@/text/eau'
import { amount } from '@/widgets/findings/amount'
import { isCurrent } from '@/widgets/findings/anomaly-words'

const DRIFT: ReadonlySet<AlarmCondition> = new Set<AlarmCondition>(['efficiency-drift'])

/** What a clogged filter takes while the pump runs: at rest both sides of it are alike, and look sound. */
export const FilterLoss = ({ device: { id } }: { readonly device: Device }) => {
  const findings = useFindings(useHasAlarm([id], DRIFT)).data?.findings ?? []
  const loss = filterLoss(findings, id)
  return loss === null ? null : <span className="block font-normal text-warn text-xs leading-4">{loss}</span>
}

/** « filtre : −1,27 bar en marche »; null: none that clogs is known of this pump. */
export const filterLoss = (
  findings: readonly Pick<Finding, 'kind' | 'device' | 'present' | 'unit' | 'endedAt' | 'feedback'>[],
  device: Device['id'],
): string | null => {
  const found = findings.find((one) => one.kind === 'clogged-filter' && one.device === device && isCurrent(one))
  return found?.unit === 'bar' ? eau.sources.filterLoss(amount(found.present, 'bar')) : null
}
