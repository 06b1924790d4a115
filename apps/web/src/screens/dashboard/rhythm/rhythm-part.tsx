import type { KpiBody } from '@vigie/contracts/entities'
import { Coins, Droplets } from 'lucide-react'
import { useMemo } from 'react'
import { siteTimeZone } from '@/text'
import { dashboard } from '@/text/dashboard'
import { costCauseWords } from '@/widgets/kpi/cost-cause'
import { bucketStepOf, columnsOf } from '@/widgets/period-columns/columns'
import { knownColumns } from '../parts/known-stretch.ts'
import type { PartProps } from '../parts/part-props.ts'
import { leakNotes } from './leak-notes.ts'
import type { Outlooks } from './outlooks.ts'
import { PaceCard } from './pace-card.tsx'

type RhythmPartProps = PartProps & {
  readonly outlooks: Outlooks
  /** the period from its beginning, as other parts divide it */
  readonly whole: KpiBody['period']
}

/** Why the energy costs more than usual, or what it puts off, a sentence or none. */
const costNotes = (...of: Parameters<typeof costCauseWords>): readonly string[] => {
  const cause = costCauseWords(...of)
  return cause === null ? [] : [dashboard.rhythm.costCause(cause)]
}

/** How the water consumed and the cost of energy added up, against what they may come to. */
export const RhythmPart = ({ whole, ...props }: RhythmPartProps) => {
  const { body, unit, outlooks, site, devices } = props
  const { from, to } = whole
  const step = bucketStepOf({ from, to }, unit)
  const columns = useMemo(
    () => knownColumns(columnsOf({ from, to }, step, siteTimeZone()), body),
    [from, to, step, body],
  )
  const isProjected = outlooks.water.projected !== null
  const notes = useMemo(
    () => [
      ...costNotes(body, unit, site),
      ...leakNotes({ body, names: new Map(devices.map(({ id, name }) => [id, name])), isProjected }),
    ],
    [body, unit, site, devices, isProjected],
  )
  const shared = { ...props, columns, step }
  return (
    <section
      id="rythme"
      aria-label={dashboard.rhythm.label}
      className="grid min-w-0 scroll-mt-(--below-rows) gap-4 lg:grid-cols-2 print:grid-cols-2"
    >
      <PaceCard
        {...shared}
        icon={Droplets}
        id="consumedM3"
        tone="water"
        figure={body.water.consumedM3}
        outlook={outlooks.water}
        read={({ consumedM3 }) => consumedM3}
        empty={dashboard.rhythm.empty}
      />
      <PaceCard
        {...shared}
        icon={Coins}
        id="cost"
        tone="energy"
        figure={body.energy.cost}
        outlook={outlooks.cost}
        read={({ cost }) => cost}
        empty={site?.tariff === null ? dashboard.rhythm.noTariff : dashboard.rhythm.empty}
      />
      {notes.map((note) => (
        <p key={note} className="-mt-1 text-muted text-xs tabular-nums lg:col-span-2 print:col-span-2">
          {note}
        </p>
      ))}
    </section>
  )
}
