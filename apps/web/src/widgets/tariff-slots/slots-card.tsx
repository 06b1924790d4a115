import { FIGURES, type KpiBody, MINUTE_MS, type Site, type Tariff, type TariffSlot } from '@vigie/contracts/entities'
import { SLOT_NAMES } from '@vigie/contracts/words'
import { useNow } from '@/data'
import { formatMomentMinute, siteTimeZone } from '@/text'
import { energie } from '@/text/energie'
import { CardSection } from '@/ui/card-section'
import { cn } from '@/ui/cn'
import { EmptyLine } from '@/ui/empty-line'
import { formatBare, formatFigure } from '../kpi/figure.ts'
import { columnOf } from '../kpi/formula.ts'
import { formatParts, percentParts } from '../kpi/parts.ts'
import { useIsOpen } from '../period/use-period.ts'
import { PlainTable } from '../plain-table/plain-table.tsx'
import { slotNow } from './next-slot.ts'
import { SLOT_FILLS, SlotBar, slotsInOrder } from './slot-bar.tsx'

const { slots: words } = energie

type SlotsCardProps = {
  readonly body: Pick<KpiBody, 'energy'>
  readonly site: Pick<Site, 'currency' | 'tariff'> | undefined
}

/** When the energy of the period was bought, and what it cost. */
export const SlotsCard = ({ body: { energy }, site }: SlotsCardProps) => {
  const slots = slotsInOrder(energy.bySlot)
  const total = slots.reduce((sum, { energyKwh }) => sum + energyKwh, 0)
  const currency = site?.currency ?? ''
  const isOpen = useIsOpen()
  const bought = slots.map(({ energyKwh }) => energyKwh)
  const paid = slots.map(({ cost }) => cost)
  const [kwhOf, shareOf, costOf] = [
    formatParts(bought, total, 'gridKwh'),
    percentParts(bought, total || 1),
    formatParts(paid, energy.cost.value, 'cost'),
  ]
  return (
    <CardSection
      id="energie"
      title={words.title}
      help={words.help}
      beside={
        <p className="shrink-0 font-semibold text-lg tabular-nums leading-6">
          {formatFigure(energy.cost.value, 'cost', currency)}
        </p>
      }
    >
      {isOpen && site?.tariff != null && <SlotLine tariff={site.tariff} currency={currency} />}
      {total === 0 ? (
        <EmptyLine>{site?.tariff === null ? words.noTariff : words.empty}</EmptyLine>
      ) : (
        <>
          <SlotBar slots={slots} of="energyKwh" className="mx-4 mb-4 h-8 rounded-lg" />
          <PlainTable
            label={words.title}
            columns={[
              { title: words.slot },
              columnOf('energyKwh'),
              { title: words.share, unit: '%' },
              columnOf('cost', currency),
              columnOf('pricePerKwh', currency),
            ]}
            rows={slots.map(({ slot, energyKwh, cost }, place) => ({
              id: slot,
              name: <SlotName slot={slot} />,
              cells: [
                kwhOf[place],
                shareOf[place],
                costOf[place],
                formatBare(energyKwh === 0 ? null : cost / energyKwh, 'pricePerKwh'),
              ],
            }))}
            total={{
              name: words.total,
              cells: [
                formatBare(total, 'gridKwh'),
                '100',
                formatBare(energy.cost.value, 'cost'),
                formatBare(energy.cost.value === null ? null : energy.cost.value / total, 'pricePerKwh'),
              ],
            }}
          />
          {energy.solarKwh.value !== null && (
            <p className="flex justify-between gap-3 border-line border-t px-4 py-2.5 text-muted text-sm">
              <span>{FIGURES.solarKwh.name}</span>
              <span className="tabular-nums">{`${formatFigure(energy.solarKwh.value, 'solarKwh')}, ${words.free}`}</span>
            </p>
          )}
        </>
      )}
    </CardSection>
  )
}

/** Which slot runs now, and when which one follows: what may wait is moved by that. */
const SlotLine = ({ tariff, currency }: { readonly tariff: Tariff; readonly currency: string }) => {
  const now = useNow(MINUTE_MS)
  const { slot, next } = slotNow(tariff, now, siteTimeZone())
  const said = (one: TariffSlot) =>
    `${SLOT_NAMES[one].toLocaleLowerCase('fr')} (${formatFigure(tariff.pricePerKwh[one], 'pricePerKwh', currency)})`
  return (
    <p className="px-4 pb-3 text-sm tabular-nums">
      {next === null
        ? words.now(said(slot))
        : words.nowThen(said(slot), said(next.slot), formatMomentMinute(next.at, now))}
    </p>
  )
}

const SlotName = ({ slot }: { readonly slot: TariffSlot }) => (
  <span className="flex items-center gap-2">
    <span aria-hidden className={cn('size-3 shrink-0 rounded-sm', SLOT_FILLS[slot])} />
    {SLOT_NAMES[slot]}
  </span>
)
