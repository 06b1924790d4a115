// In: how each pump stands against its baseline. Out: what that comes to, in words.
import type { PumpEfficiency } from '@vigie/contracts/rest/analyst'
import { formatPercent } from '@/text'
import { iaEfficiency as words } from '@/text/ia-efficiency'
import { amount } from '@/widgets/findings/amount'
import type { Names } from './amounts.ts'

type Judged = Pick<PumpEfficiency, 'device' | 'cvRmse' | 'savingKwh'>

/** Which pump takes more or less than it did, and that the others do not. */
export const verdictOf = (pumps: readonly Judged[], { nameOf }: Pick<Names, 'nameOf'>): string => {
  const judged = pumps.filter(({ cvRmse }) => cvRmse !== null)
  if (judged.length === 0) return words.noBaseline
  const [more, less] = [judged.filter((pump) => beyond(pump) > 0), judged.filter((pump) => beyond(pump) < 0)]
  const others = judged.length - more.length - less.length
  return [
    ...more.map((pump) => words.takesMore(nameOf(pump.device), amount(beyond(pump), 'kWh'))),
    ...less.map((pump) => words.takesLess(nameOf(pump.device), amount(-beyond(pump), 'kWh'))),
    ...(others === judged.length ? [words.allUsual] : others > 0 ? [words.othersUsual(others)] : []),
  ].join(' ')
}

/** How far that can be trusted: as far as the least sure of them; null: nothing is said of any. */
export const trustOf = (pumps: readonly Pick<Judged, 'cvRmse'>[]): string | null => {
  const known = pumps.flatMap(({ cvRmse }) => cvRmse ?? [])
  return known.length === 0 ? null : words.follows(formatPercent(Math.max(...known), 1))
}

/** kWh beyond the baseline; nothing where its interval covers zero. */
const beyond = ({ savingKwh }: Pick<Judged, 'savingKwh'>): number => -(savingKwh?.value ?? 0)
