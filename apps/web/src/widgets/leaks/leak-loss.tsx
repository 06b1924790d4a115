import type { DeviceId } from '@vigie/contracts/entities'
import { useSite } from '@/data'
import { useFindings } from '@/data/findings'
import { isCurrent } from '../findings/anomaly-words.ts'
import { useBudgetFigures } from '../site-state/use-budget-figures.ts'
import { leakLoss } from './leak-cost.ts'
import { excessM3PerDay } from './leak-words.ts'
import { useLeak } from './leaks-provider.tsx'

/** What the leak of a consumer has come to since it began, in water and in energy; nothing where none was found, or none still is. */
export const LeakLoss = ({ device }: { readonly device: DeviceId }) => {
  const leak = useLeak(device)
  const currency = useSite().data?.site.currency ?? ''
  const found = useFindings(leak !== undefined).data?.findings.find(
    (one) => one.kind === 'leak' && one.device === device && isCurrent(one),
  )
  const { month } = useBudgetFigures()
  const use = month?.consumptions.find((one) => one.device === device)
  const ofMonth =
    month === undefined || use?.volumeM3.value == null || !use.budgetM3
      ? null
      : { from: month.period.from, volumeM3: use.volumeM3.value, budgetM3: use.budgetM3 }
  const told = leak === undefined || found === undefined ? '' : leakLoss(found, excessM3PerDay(leak), currency, ofMonth)
  return told === '' ? null : <p className="mb-3 font-semibold text-sm tabular-nums">{told}</p>
}
