import { FIGURES, type KpiBody } from '@vigie/contracts/entities'
import { SLOT_NAMES } from '@vigie/contracts/words'
import { useMemo } from 'react'
import { siteTimeZone } from '@/text'
import { chart } from '@/text/chart'
import { dashboard } from '@/text/dashboard'
import { energie } from '@/text/energie'
import { Card } from '@/ui/card'
import { ColumnBars } from '@/widgets/column-bars/column-bars'
import { formatFigure } from '@/widgets/kpi/figure'
import { DayBeginsHere } from '@/widgets/period/day-begins'
import { columnTicks, columnTitle, narrowTick, partWords } from '@/widgets/period-columns/column-words'
import { bucketStepOf, bucketsIn, columnsOf, missingIn, partOf, sumOf } from '@/widgets/period-columns/columns'
import { SLOT_FILLS } from '@/widgets/tariff-slots/slot-bar'
import { EmptyCard } from '../parts/empty-card.tsx'
import { knownColumns } from '../parts/known-stretch.ts'
import type { PartProps } from '../parts/part-props.ts'
import { Section } from '../parts/section.tsx'
import { SLOTS, SlotTable } from './slot-table.tsx'

const { energy: words } = dashboard

/** When the energy of the period was bought, what it cost, and what the sun gave. */
export const EnergyPart = ({ body, site, unit, compared }: PartProps) => {
  const { from, to } = body.period
  const step = bucketStepOf({ from, to }, unit)
  const { gridKwh, solarKwh, cost } = body.energy
  const brief = words.brief(
    formatFigure(gridKwh.value, 'gridKwh'),
    cost.value === null ? null : formatFigure(cost.value, 'cost', site?.currency),
  )
  const nothing = (gridKwh.value ?? 0) + (solarKwh.value ?? 0) === 0
  return (
    <Section
      id="energie"
      title={words.title}
      of={nothing ? words.per[step] : `${brief} · ${words.per[step]}`}
      brief={brief}
    >
      {nothing ? (
        <EmptyCard>{energie.slots.empty}</EmptyCard>
      ) : (
        <Card className="grid min-w-0 overflow-hidden xl:grid-cols-2 print:break-inside-avoid">
          <div className="relative flex min-w-0 flex-col p-4">
            <Bars body={body} step={step} />
            <DayBeginsHere />
          </div>
          <SlotTable body={body} site={site} compared={compared} />
        </Card>
      )}
    </Section>
  )
}

type BarsProps = { readonly body: KpiBody; readonly step: ReturnType<typeof bucketStepOf> }

const Bars = ({ body, step }: BarsProps) => {
  const { from, to } = body.period
  const columns = useMemo(() => {
    const all = knownColumns(columnsOf({ from, to }, step, siteTimeZone()), body)
    const ticks = columnTicks(all, step)
    return bucketsIn(all, body.buckets).map((buckets, place) => {
      const column = all[place] ?? { from, to }
      const slotted = buckets.some(({ bySlot }) => bySlot !== undefined)
      const grid = slotted
        ? SLOTS.map((slot) => ({
            name: SLOT_NAMES[slot],
            fill: SLOT_FILLS[slot],
            value: sumOf(buckets, ({ bySlot }) => bySlot?.find((one) => one.slot === slot)?.energyKwh),
          }))
        : [{ name: words.grid, fill: SLOT_FILLS.standard, value: sumOf(buckets, ({ gridKwh }) => gridKwh) }]
      const parts = [
        ...grid,
        { name: words.solar, fill: SLOT_FILLS.solar, value: sumOf(buckets, ({ solarKwh }) => solarKwh) },
      ].toReversed()
      const said = parts.flatMap(({ name, value }) =>
        value === null ? [] : `${name} ${formatFigure(value, 'energyKwh')}`,
      )
      const missing = missingIn(column, buckets, body.until)
      const part = partOf(column, step, body.until)
      return {
        key: column.from,
        said: `${columnTitle(column, step)}${partWords(part)} : ${said.length > 0 ? said.join(', ') : column.from >= body.until ? words.ahead : missing ? chart.missing : words.none}`,
        tick: ticks[place] ?? '',
        narrowTick: narrowTick(ticks[place] ?? ''),
        part,
        missing,
        parts,
      }
    })
  }, [body, from, to, step])
  return <ColumnBars label={words.label} columns={columns} unit={FIGURES.energyKwh.unit} />
}
