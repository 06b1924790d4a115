// In: how each pump stands against its baseline, and what was found of it. Out: what that comes to, in words.
import type { Finding, PumpEfficiency } from '@vigie/contracts/rest/analyst'
import { formatDate, formatPercent } from '@/text'
import { iaEfficiency as words } from '@/text/ia-efficiency'
import { amount } from '@/widgets/findings/amount'
import type { Names } from './amounts.ts'

type Judged = Pick<PumpEfficiency, 'device' | 'cvRmse' | 'savingKwh'>

type Counted = Pick<Finding, 'device' | 'since' | 'energyKwh'>

/**
 * Which pump takes more or less than it did, and that the others do not.
 * @param findings those that last: each counts from its own beginning, so that its energy is another one
 */
export const verdictOf = (
  pumps: readonly Judged[],
  { nameOf }: Pick<Names, 'nameOf'>,
  findings: readonly Counted[] = [],
): string => {
  const judged = pumps.filter(({ cvRmse }) => cvRmse !== null)
  if (judged.length === 0) return words.noBaseline
  const [more, less] = [judged.filter((pump) => beyond(pump) > 0), judged.filter((pump) => beyond(pump) < 0)]
  const others = judged.length - more.length - less.length
  return [
    ...more.map((pump) => words.takesMore(nameOf(pump.device), amount(beyond(pump), 'kWh'), foundOf(pump, findings))),
    ...less.map((pump) => words.takesLess(nameOf(pump.device), amount(-beyond(pump), 'kWh'))),
    ...(others === judged.length ? [words.allUsual] : others > 0 ? [words.othersUsual(others)] : []),
  ].join(' ')
}

const foundOf = ({ device }: Judged, findings: readonly Counted[]): string => {
  const found = findings.find((finding) => finding.device === device && finding.energyKwh !== null)
  return found === undefined || found.energyKwh === null
    ? ''
    : words.sinceFound(amount(found.energyKwh.value, 'kWh'), formatDate(found.since))
}

/** How far that can be trusted: as far as the least sure of them; null: nothing is said of any. */
export const trustOf = (pumps: readonly Pick<Judged, 'cvRmse'>[]): string | null => {
  const known = pumps.flatMap(({ cvRmse }) => cvRmse ?? [])
  return known.length === 0 ? null : words.follows(formatPercent(Math.max(...known), 1))
}

/** kWh beyond the baseline; nothing where its interval covers zero. */
const beyond = ({ savingKwh }: Pick<Judged, 'savingKwh'>): number => -(savingKwh?.value ?? 0)
