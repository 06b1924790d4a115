import type { KpiBody, Site, TariffSlot } from '@vigie/contracts/entities'
import { formatNumber, formatPercent } from '@/text'
import { energie } from '@/text/energie'
import { cn } from '@/ui/cn'
import { formatBare, formatFigure } from '../kpi/figure.ts'
import { CardSection } from '../page/card-section.tsx'
import { EmptyLine } from '../page/empty-line.tsx'
import { PlainTable } from '../page/plain-table.tsx'

const { slots: words } = energie
const KWH = { unit: 'kWh' } as const
const MONEY = { unit: '' } as const
const ORDER: readonly TariffSlot[] = ['creuses', 'pleines', 'pointe']
const FILLS: Record<TariffSlot, string> = {
  creuses: 'bg-energy-fill/35',
  pleines: 'bg-energy-fill/70',
  pointe: 'bg-energy',
}

type SlotsCardProps = {
  readonly body: Pick<KpiBody, 'energy'>
  readonly site: Pick<Site, 'currency' | 'tariff'> | undefined
}

/** When the energy of the period was bought, and what it cost. */
export const SlotsCard = ({ body: { energy }, site }: SlotsCardProps) => {
  const slots = ORDER.flatMap((slot) => energy.bySlot.find((one) => one.slot === slot) ?? [])
  const total = slots.reduce((sum, { energyKwh }) => sum + energyKwh, 0)
  const currency = site?.currency ?? ''
  return (
    <CardSection
      id="energie"
      title={words.title}
      help={words.help}
      beside={
        <p className="shrink-0 font-semibold text-lg tabular-nums leading-6">
          {formatFigure(energy.cost.value, { unit: currency })}
        </p>
      }
    >
      {total === 0 ? (
        <EmptyLine>{site?.tariff === null ? words.noTariff : words.empty}</EmptyLine>
      ) : (
        <>
          <div aria-hidden className="mx-4 mb-4 flex h-8 gap-0.5 overflow-hidden rounded-lg">
            {slots.map(({ slot, energyKwh }) => (
              <span
                key={slot}
                className={cn('min-w-0.5', FILLS[slot])}
                style={{ width: `${(100 * energyKwh) / total}%` }}
              />
            ))}
          </div>
          <PlainTable
            label={words.title}
            columns={[
              { title: words.slot },
              { title: words.energy, unit: 'kWh' },
              { title: words.share, unit: '%' },
              { title: words.cost, unit: currency },
              { title: words.price, unit: `${currency}/kWh` },
            ]}
            rows={slots.map(({ slot, energyKwh, cost }) => ({
              id: slot,
              name: <SlotName slot={slot} />,
              cells: [
                formatBare(energyKwh, KWH),
                formatPercent(energyKwh / total).replace(/\s*%$/, ''),
                formatBare(cost, MONEY),
                energyKwh === 0 ? formatBare(null, MONEY) : formatNumber(cost / energyKwh, 2),
              ],
            }))}
            total={{
              name: words.total,
              cells: [
                formatBare(total, KWH),
                '100',
                formatBare(energy.cost.value, MONEY),
                energy.cost.value === null ? formatBare(null, MONEY) : formatNumber(energy.cost.value / total, 2),
              ],
            }}
          />
          {energy.solarKwh.value !== null && (
            <p className="flex justify-between gap-3 border-line border-t px-4 py-2.5 text-muted text-sm">
              <span>{words.solar}</span>
              <span className="tabular-nums">{`${formatFigure(energy.solarKwh.value, KWH)}, ${words.free}`}</span>
            </p>
          )}
        </>
      )}
    </CardSection>
  )
}

const SlotName = ({ slot }: { readonly slot: TariffSlot }) => (
  <span className="flex items-center gap-2">
    <span aria-hidden className={cn('size-3 shrink-0 rounded-sm', FILLS[slot])} />
    {words.names[slot]}
  </span>
)
