import { FIGURES, type KpiBody, type PeriodUnit, type TariffSlot } from '@vigie/contracts/entities'
import { SLOT_NAMES } from '@vigie/contracts/words'
import { useMemo } from 'react'
import { siteTimeZone } from '@/text'
import { chart } from '@/text/chart'
import { energie } from '@/text/energie'
import { CardSection } from '@/ui/card-section'
import { EmptyLine } from '@/ui/empty-line'
import { ColumnBars } from '@/widgets/column-bars/column-bars'
import { formatFigure } from '@/widgets/kpi/figure'
import { columnTicks, columnTitle, narrowTick, partWords } from '@/widgets/period-columns/column-words'
import { bucketStepOf, bucketsIn, columnsOf, missingIn, partOf, sumOf } from '@/widgets/period-columns/columns'
import { SLOT_FILLS, SLOT_ORDER } from '@/widgets/tariff-slots/slot-bar'

const words = energie.buckets
const NAMES = { grid: FIGURES.gridKwh.shortName, solar: FIGURES.solarKwh.shortName } as const

type SupplyBarsProps = { readonly body: Pick<KpiBody, 'buckets' | 'until' | 'period'>; readonly unit: PeriodUnit }

/** Grid, by tariff slot where there is one, and sun, hour by hour of a day or day by day of longer periods, stacked. */
export const SupplyBars = ({ body: { buckets, until, period }, unit }: SupplyBarsProps) => {
  const step = bucketStepOf(period, unit)
  const columns = useMemo(() => columnsOf(period, step, siteTimeZone()), [period, step])
  const ticks = columnTicks(columns, step)
  const slots = SLOT_ORDER.filter((slot) => buckets.some(({ bySlot }) => bySlot?.some((one) => one.slot === slot)))
  const nothing = buckets.every(({ gridKwh, solarKwh }) => (gridKwh ?? 0) + (solarKwh ?? 0) <= 0)
  return (
    <CardSection title={words.title} beside={nothing ? undefined : <Legend slots={slots} />}>
      {nothing ? (
        <EmptyLine>{words.none}</EmptyLine>
      ) : (
        <div className="flex grow flex-col px-4 pt-1 pb-3">
          <ColumnBars
            label={words.label}
            unit={FIGURES.gridKwh.unit}
            columns={bucketsIn(columns, buckets).map((own, place) => {
              const column = columns[place] ?? period
              const when = columnTitle(column, step)
              const part = partOf(column, step, until)
              const missing = missingIn(column, own, until)
              const [grid, solar] = [sumOf(own, ({ gridKwh }) => gridKwh), sumOf(own, ({ solarKwh }) => solarKwh)]
              const bySlot = slotsOf(own)
              return {
                key: column.from,
                part,
                missing,
                said:
                  column.from >= until
                    ? `${when} : ${words.ahead}`
                    : missing
                      ? `${when} : ${chart.missing}`
                      : `${when}${partWords(part)} : ${NAMES.grid} ${formatFigure(grid, 'gridKwh')}${slotWords(bySlot)}, ${NAMES.solar} ${formatFigure(solar, 'solarKwh')}`,
                tick: ticks[place] ?? '',
                narrowTick: narrowTick(ticks[place] ?? ''),
                parts: [
                  { value: solar, fill: SLOT_FILLS.solar },
                  ...(bySlot.length === 0
                    ? [{ value: grid, fill: SLOT_FILLS.standard }]
                    : SLOT_ORDER.toReversed().map((slot) => ({ value: inSlot(bySlot, slot), fill: SLOT_FILLS[slot] }))),
                ],
              }
            })}
          />
        </div>
      )}
    </CardSection>
  )
}

type BySlot = NonNullable<KpiBody['buckets'][number]['bySlot']>

/** What was bought in each slot over some buckets; empty: they do not say. */
const slotsOf = (buckets: readonly KpiBody['buckets'][number][]): BySlot =>
  SLOT_ORDER.flatMap((slot) => {
    const own = buckets.flatMap(({ bySlot = [] }) => bySlot.filter((one) => one.slot === slot))
    const [first] = own
    return first === undefined ? [] : [{ ...first, energyKwh: own.reduce((sum, one) => sum + one.energyKwh, 0) }]
  })

const inSlot = (bySlot: BySlot, slot: TariffSlot): number | null =>
  bySlot.find((one) => one.slot === slot)?.energyKwh ?? null

/** « (heures pleines 12,4 kWh) » of what was bought in each slot. */
const slotWords = (bySlot: BySlot): string => {
  const said = bySlot
    .filter(({ energyKwh }) => energyKwh > 0)
    .map(({ slot, energyKwh }) => `${SLOT_NAMES[slot].toLocaleLowerCase('fr')} ${formatFigure(energyKwh, 'energyKwh')}`)
  return said.length === 0 ? '' : ` (${said.join(', ')})`
}

const Legend = ({ slots }: { readonly slots: readonly TariffSlot[] }) => (
  <ul aria-hidden className="flex flex-wrap justify-end gap-x-3 text-2xs text-muted leading-6">
    {(slots.length === 0 ? (['standard'] as const) : slots).map((slot) => (
      <Mark key={slot} fill={SLOT_FILLS[slot]} name={slots.length === 0 ? NAMES.grid : SLOT_NAMES[slot]} />
    ))}
    <Mark fill={SLOT_FILLS.solar} name={NAMES.solar} />
  </ul>
)

const Mark = ({ fill, name }: { readonly fill: string; readonly name: string }) => (
  <li className="flex items-center gap-1.5 whitespace-nowrap">
    <span className={`size-2.5 rounded-sm ${fill}`} />
    {name}
  </li>
)
