import { type Figure, isComparable, type KpiBody, type TariffSlot } from '@vigie/contracts/entities'
import { SLOT_NAMES } from '@vigie/contracts/words'
import { formatNumber, NO_VALUE } from '@/text'
import { dashboard } from '@/text/dashboard'
import { energie } from '@/text/energie'
import { cn } from '@/ui/cn'
import { FigureTable } from '@/widgets/figure-table/figure-table'
import { formatBare, formatFigure } from '@/widgets/kpi/figure'
import { columnOf } from '@/widgets/kpi/formula'
import { formatParts, partDecimals, percentParts } from '@/widgets/kpi/parts'
import { SLOT_FILLS } from '@/widgets/tariff-slots/slot-bar'
import { ChangeWords } from '../parts/change-words.tsx'
import type { PartProps } from '../parts/part-props.ts'

const { energy: words } = dashboard

/** From the cheapest to the dearest; the later stands on the earlier. */
export const SLOTS = ['off-peak', 'standard', 'peak'] as const satisfies readonly TariffSlot[]
type Row = {
  readonly id: TariffSlot | 'grid' | 'solar'
  readonly kwh: number | null
  readonly cost: number | null
  /** as they are shown: those of the slots add up to those of the grid */
  readonly said: { readonly kwh: string; readonly share: string; readonly cost: string }
  /** how it moved; null: nothing says */
  readonly figure: Figure | null
}

type SlotTableProps = Pick<PartProps, 'body' | 'site' | 'compared'>

/** What was bought in each slot and what it cost, their sum, and what the sun gave. */
export const SlotTable = ({ body: { energy }, site, compared }: SlotTableProps) => {
  const currency = site?.currency ?? ''
  const { gridKwh, solarKwh } = energy
  const rows = rowsOf(energy)
  return (
    <div className="flex min-w-0 flex-col border-line max-xl:border-t xl:border-l">
      <FigureTable
        size="few"
        label={words.title}
        name={words.slot}
        nameOf={({ id }) => <Name id={id} />}
        idOf={({ id }) => id}
        rows={rows}
        columns={[
          {
            ...columnOf('energyKwh'),
            cell: ({ id, said }) => <Strong when={id === 'grid'}>{said.kwh}</Strong>,
          },
          {
            title: words.share,
            unit: '%',
            cell: ({ said }) => said.share,
          },
          {
            ...columnOf('cost', currency),
            cell: ({ id, said }) => (id === 'solar' ? NO_VALUE : <Strong when={id === 'grid'}>{said.cost}</Strong>),
          },
          {
            ...columnOf('pricePerKwh', currency),
            cell: ({ id, kwh, cost }) =>
              id === 'solar' ? '–' : formatBare(!kwh || cost === null ? null : cost / kwh, 'pricePerKwh'),
          },
          ...([gridKwh, solarKwh].some(isComparable)
            ? [
                {
                  title: words.change,
                  help: compared,
                  cell: ({ id, figure }: Row) =>
                    figure === null ? (
                      '–'
                    ) : (
                      <ChangeWords id={id === 'solar' ? 'solarKwh' : 'gridKwh'} figure={figure} compared={compared} />
                    ),
                },
              ]
            : []),
        ]}
      />
      <Foot energy={energy} site={site} />
    </div>
  )
}

const rowsOf = ({ bySlot, gridKwh, solarKwh, cost }: KpiBody['energy']): readonly Row[] => {
  const slots = SLOTS.flatMap((slot) => bySlot.find((one) => one.slot === slot) ?? [])
  const bought = slots.map(({ energyKwh }) => energyKwh)
  const kwhOf = formatParts(bought, gridKwh.value, 'energyKwh')
  const shareOf = gridKwh.value ? percentParts(bought, gridKwh.value) : []
  const paid = slots.map((slot) => slot.cost)
  const costOf = formatParts(paid, cost.value, 'cost')
  const write = (value: number | null, decimals: number) => (value === null ? NO_VALUE : formatNumber(value, decimals))
  const plain = (kwh: number | null, share: string, money: number | null) => ({
    kwh: write(kwh, partDecimals(bought, gridKwh.value, 'energyKwh')),
    share,
    cost: write(money, partDecimals(paid, cost.value, 'cost')),
  })
  return [
    ...slots.map(({ slot, energyKwh, cost: money }, place) => ({
      id: slot,
      kwh: energyKwh,
      cost: money,
      said: { kwh: kwhOf[place] ?? NO_VALUE, share: shareOf[place] ?? NO_VALUE, cost: costOf[place] ?? NO_VALUE },
      figure: null,
    })),
    {
      id: 'grid',
      kwh: gridKwh.value,
      cost: cost.value,
      said: plain(gridKwh.value, gridKwh.value ? '100' : NO_VALUE, cost.value),
      figure: gridKwh,
    },
    ...(solarKwh.value === null
      ? []
      : [
          {
            id: 'solar',
            kwh: solarKwh.value,
            cost: null,
            said: { kwh: formatBare(solarKwh.value, 'solarKwh'), share: NO_VALUE, cost: NO_VALUE },
            figure: solarKwh,
          } as const,
        ]),
  ]
}

const Strong = ({ when, children }: { readonly when: boolean; readonly children: string }) => (
  <span className={cn(when && 'font-semibold')}>{children}</span>
)

/** What buying the sun's energy would have cost, or why nothing has a cost. */
const Foot = ({
  energy: { cost, gridKwh, solarKwh, solarSaved },
  site,
}: Pick<SlotTableProps, 'site'> & { readonly energy: KpiBody['energy'] }) => {
  const price = cost.value === null || !gridKwh.value ? null : cost.value / gridKwh.value
  if (site?.tariff === null) return <p className={FOOT}>{energie.slots.noTariff}</p>
  const money = (amount: number) => formatFigure(amount, 'cost', site?.currency)
  if (solarSaved != null)
    return (
      <p title={words.avoidedHelp} className={FOOT}>
        {words.avoided(money(solarSaved))}
      </p>
    )
  // an upstream that does not say when the sun shone
  if (!solarKwh.value || price === null) return null
  return <p className={FOOT}>{words.avoidedAtMean(money(solarKwh.value * price))}</p>
}

const FOOT = 'mt-auto border-line border-t px-4 py-2.5 text-muted text-sm tabular-nums'

const Name = ({ id }: Pick<Row, 'id'>) => (
  <span className={cn('flex items-center gap-2', id !== 'grid' && 'font-medium')}>
    {id !== 'grid' && <span aria-hidden className={cn('h-2.5 w-3.5 shrink-0 rounded-sm', SLOT_FILLS[id])} />}
    {id === 'grid' ? words.grid : id === 'solar' ? words.solar : SLOT_NAMES[id]}
  </span>
)
