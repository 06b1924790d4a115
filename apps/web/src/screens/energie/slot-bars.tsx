import { type KpiBody, type Site, type TariffSlot, tariffSlot } from '@vigie/contracts/entities'
import { formatNumber } from '@/text'
import { energie } from '@/text/energie'
import { Card } from '@/ui/card'
import { cn } from '@/ui/cn'
import { formatFigure } from '@/widgets/kpi/figure'

const words = energie.slots
const COLORS: Record<TariffSlot, string> = { creuses: 'bg-good', pleines: 'bg-energy', pointe: 'bg-bad' }

type SlotBarsProps = { readonly slots: KpiBody['energy']['bySlot']; readonly site: Site | undefined }

/** Energy bought and its cost in each time-of-use slot. */
export const SlotBars = ({ slots, site }: SlotBarsProps) => {
  const most = Math.max(0, ...slots.map(({ energyKwh }) => energyKwh))
  const currency = site?.currency ?? ''
  return (
    <Card className="flex flex-col gap-3 p-4">
      <h2 className="font-semibold text-sm">{words.title}</h2>
      {most <= 0 ? (
        <p className="text-muted text-sm">{words.none}</p>
      ) : (
        <ul className="grid gap-4">
          {tariffSlot.options.map((slot) => {
            const { energyKwh, cost } = slots.find((one) => one.slot === slot) ?? { energyKwh: 0, cost: 0 }
            const price = site?.tariff?.pricePerKwh[slot]
            return (
              <li key={slot} className="grid gap-1.5">
                <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
                  <span>
                    {words.names[slot]}{' '}
                    {price !== undefined && (
                      <span className="text-2xs text-muted">{words.price(formatNumber(price, 2), currency)}</span>
                    )}
                  </span>
                  <span className="tabular-nums">
                    <span className="font-semibold">{formatFigure(energyKwh, { unit: 'kWh' })}</span>
                    <span className="ml-3 text-muted">{formatFigure(cost, { unit: currency })}</span>
                  </span>
                </div>
                <span aria-hidden className="h-2.5 overflow-hidden rounded-full bg-sunken">
                  <span
                    className={cn('block h-full rounded-full', COLORS[slot])}
                    style={{ width: `${(100 * energyKwh) / most}%` }}
                  />
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
