import type { Estimate, Finding } from '@vigie/contracts/rest/analyst'
import { FINDING_NAMES } from '@vigie/contracts/words'
import { findingPath } from '@/paths'
import { analyst } from '@/text/analyst'
import { iaEfficiency } from '@/text/ia-efficiency'
import { amount } from '@/widgets/findings/amount'
import { formatFindingMoment } from '@/widgets/findings/finding-moment'
import { intervalOf, type Names } from '../efficiency/amounts.ts'
import { FINDING_ICONS } from '../efficiency/finding-icons.ts'
import { RowFrame } from './row-frame.tsx'

const words = analyst.overview

type FoundRowProps = { readonly finding: Finding; readonly names: Names }

/** One finding that lasts: what and where, since when, what to do, what it has cost. */
export const FoundRow = ({ finding, names: { currency, nameOf } }: FoundRowProps) => {
  const { id, kind, device, since } = finding
  const [loss, unit] = lossOf(finding, currency)
  return (
    <RowFrame
      to={findingPath(id)}
      icon={FINDING_ICONS[kind]}
      tone="warn"
      title={`${FINDING_NAMES[kind]} · ${nameOf(device)}`}
      of={words.losses(iaEfficiency.since(formatFindingMoment(kind)(since)), besideOf(finding, unit))}
      act={iaEfficiency.acts[kind]}
      figure={loss === null ? words.noLoss : words.lost(lostWords(loss.value, unit, currency))}
      interval={loss === null ? null : intervalOf(loss, unit)}
    />
  )
}

/** « 478 MAD d’énergie », « 12 m³ » */
export const lostWords = (value: number, unit: string, currency: string): string =>
  unit === currency ? words.ofEnergy(amount(value, unit)) : amount(value, unit)

/** What else was lost than what the row is told by. */
const besideOf = ({ volumeM3, energyKwh }: Finding, told: string): readonly string[] =>
  (
    [
      [volumeM3, 'm³'],
      [energyKwh, 'kWh'],
    ] as const
  ).flatMap(([loss, unit]) => (loss === null || unit === told ? [] : [amount(loss.value, unit)]))

/** What people weigh first: the money, else the water, else the energy. */
const lossOf = ({ cost, volumeM3, energyKwh }: Finding, currency: string): readonly [Estimate | null, string] => {
  if (cost !== null) return [cost, currency]
  return volumeM3 === null ? [energyKwh, 'kWh'] : [volumeM3, 'm³']
}
