import type { Finding, TariffShift } from '@vigie/contracts/rest/analyst'
import { Clock3, Coins, Droplets, type LucideIcon, Zap } from 'lucide-react'
import { findingPath } from '@/paths'
import { iaEfficiency as words } from '@/text/ia-efficiency'
import { Answer } from '@/widgets/answer/answer'
import { bareAmount } from '@/widgets/findings/amount'
import { lossesOf, type Names } from './amounts.ts'
import { SHIFT_ANCHOR } from './shift-plan.tsx'

type LossesStripProps = {
  readonly current: readonly Finding[]
  readonly shift: TariffShift | null
  readonly names: Names
}

const PARTS = [
  { part: 'cost', of: 'cost', title: words.cost, icon: Coins },
  { part: 'volumeM3', of: 'water', title: words.water, icon: Droplets },
  { part: 'energyKwh', of: 'energy', title: words.energy, icon: Zap },
] as const satisfies readonly {
  readonly part: keyof Finding
  readonly of: keyof ReturnType<typeof lossesOf>
  readonly title: string
  readonly icon: LucideIcon
}[]

/** What the findings that last lose together, each sum leading to where most of it goes, and what could be gained. */
export const LossesStrip = ({ current, shift, names }: LossesStripProps) => {
  const losses = lossesOf(current, names.currency)
  const known = PARTS.flatMap(({ part, of, ...look }) => {
    const [value, unit] = losses[of]
    const own = current.filter((finding) => finding[part] !== null)
    const worst = own.toSorted((a, b) => (b[part]?.value ?? 0) - (a[part]?.value ?? 0))[0]
    return value === null || worst === undefined ? [] : [{ ...look, value, unit, worst, isAll: own.length === 1 }]
  })
  const isGain = shift?.isStated === true
  // what was found is not always water or energy lost
  if (known.length === 0 && !isGain) return null
  return (
    <section aria-label={words.losses}>
      <div className="grid grid-cols-2 overflow-hidden rounded-xl border border-line bg-surface shadow-xs lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none max-lg:[&>:last-child:nth-child(odd)]:col-span-2">
        {known.map(({ title, icon, value, unit, worst, isAll }) => (
          <Answer
            key={title}
            icon={icon}
            title={title}
            value={bareAmount(value)}
            of={unit}
            drawing={null}
            to={findingPath(worst.id)}
          >
            {isAll ? names.nameOf(worst.device) : words.mostOf(names.nameOf(worst.device))}
          </Answer>
        ))}
        {isGain && (
          <Answer
            icon={Clock3}
            title={words.gainable}
            value={bareAmount(shift.savingPerDay.value)}
            of={words.perDay(names.currency)}
            drawing={null}
            to={{ hash: SHIFT_ANCHOR }}
          >
            {words.gainHow}
          </Answer>
        )}
      </div>
    </section>
  )
}
