import { FIGURES, HOUR_MS, type KpiBody, type PeriodUnit, type TariffSlot } from '@vigie/contracts/entities'
import { SLOT_NAMES } from '@vigie/contracts/words'
import { formatDayMonth, formatMinute } from '@/text'
import { energie } from '@/text/energie'
import { CardSection } from '@/ui/card-section'
import { EmptyLine } from '@/ui/empty-line'
import { useMediaQuery } from '@/ui/use-media-query'
import { ColumnBars } from '@/widgets/column-bars/column-bars'
import { formatFigure } from '@/widgets/kpi/figure'
import { SLOT_FILLS, SLOT_ORDER } from '@/widgets/tariff-slots/slots-card'

const words = energie.buckets
const NAMES = { grid: FIGURES.gridKwh.shortName, solar: FIGURES.solarKwh.shortName } as const
/** Labels below the bars that do not meet, on a phone and on wider windows. */
const TICKS_SHOWN = { narrow: 4, wide: 8 } as const
const WIDE = '(min-width: 40rem), print'

type SupplyBarsProps = { readonly body: Pick<KpiBody, 'buckets' | 'until' | 'period'>; readonly unit: PeriodUnit }

/** Grid, by tariff slot where there is one, and sun, hour by hour of a day or day by day of longer periods, stacked. */
export const SupplyBars = ({ body: { buckets, until, period }, unit }: SupplyBarsProps) => {
  const label = unit === 'day' || unit === 'last-24h' ? formatMinute : formatDayMonth
  const shown = useMediaQuery(WIDE) ? TICKS_SHOWN.wide : TICKS_SHOWN.narrow
  const ahead = unit === 'day' ? hoursAhead(buckets, period.to) : []
  const every = Math.max(1, Math.ceil((buckets.length + ahead.length) / shown))
  // the hour or the day that still runs counted only a part of itself
  const running = until < period.to || unit === 'last-24h' ? buckets.at(-1)?.from : undefined
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
            columns={[...buckets, ...ahead].map(({ from, gridKwh, solarKwh, bySlot = [] }, index) => ({
              key: from,
              partial: from === running,
              said:
                from >= until && until < period.to
                  ? `${label(from)} : ${words.ahead}`
                  : `${label(from)}${from === running ? words.soFar : ''} : ${NAMES.grid} ${formatFigure(gridKwh, 'gridKwh')}${slotWords(bySlot)}, ${NAMES.solar} ${formatFigure(solarKwh, 'solarKwh')}`,
              tick: index % every === 0 ? label(from) : '',
              parts: [
                { value: solarKwh, fill: SLOT_FILLS.solar },
                ...(bySlot.length === 0
                  ? [{ value: gridKwh, fill: SLOT_FILLS.standard }]
                  : SLOT_ORDER.toReversed().map((slot) => ({ value: inSlot(bySlot, slot), fill: SLOT_FILLS[slot] }))),
              ],
            }))}
          />
        </div>
      )}
    </CardSection>
  )
}

/** The hours of a day that have not begun, empty: the axis of a day is the day. */
const hoursAhead = (buckets: KpiBody['buckets'], to: number): KpiBody['buckets'] => {
  const last = buckets.at(-1)
  if (last === undefined) return []
  const first = last.from + HOUR_MS
  return Array.from({ length: Math.max(0, Math.round((to - first) / HOUR_MS)) }, (_, hour) => ({
    from: first + hour * HOUR_MS,
    producedM3: null,
    consumedM3: null,
    gridKwh: null,
    solarKwh: null,
  }))
}

type BySlot = NonNullable<KpiBody['buckets'][number]['bySlot']>

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
