import type { PumpEfficiency } from '@vigie/contracts/rest/analyst'
import { useCallback, useMemo, useState } from 'react'
import { formatNumber, formatPercent, NO_VALUE } from '@/text'
import { iaEfficiency as words } from '@/text/ia-efficiency'
import { CardSection } from '@/ui/card-section'
import { EmptyLine } from '@/ui/empty-line'
import { SegmentedControl } from '@/ui/segmented-control'
import { DayChart } from '@/widgets/day-chart/day-chart'
import { type FigureColumn, FigureTable } from '@/widgets/figure-table/figure-table'
import { amount } from '@/widgets/findings/amount'
import type { Names } from './amounts.ts'

type PumpBaselinesProps = { readonly pumps: readonly PumpEfficiency[]; readonly names: Names }

/** kWh/m³ of each pump, how good its baseline is, and the running sum of what departs from it. */
export const PumpBaselines = ({ pumps, names }: PumpBaselinesProps) => {
  const drawn = pumps.filter(({ cusum }) => cusum.length > 1)
  const [chosen, choose] = useState<string | null>(null)
  const shown = drawn.find(({ device }) => device === chosen) ?? drawn[0]
  return (
    <CardSection title={words.baselines} help={words.baselinesHelp}>
      <p className="px-4 pb-3 text-sm tabular-nums">{verdictOf(pumps, names)}</p>
      <div className="border-line border-t">
        <FigureTable
          size="many"
          label={words.baselines}
          name={words.pump}
          nameOf={({ device }) => names.nameOf(device)}
          idOf={({ device }) => device}
          rows={pumps}
          columns={COLUMNS}
        />
      </div>
      <div className="flex flex-col gap-3 border-line border-t p-4">
        <div>
          <h3 className="font-semibold text-sm">{words.cusum}</h3>
          <p className="text-2xs text-muted">{words.cusumHelp}</p>
        </div>
        {shown === undefined ? (
          <EmptyLine>{words.noBaseline}</EmptyLine>
        ) : (
          <>
            {drawn.length > 1 && (
              <SegmentedControl
                label={words.choosePump}
                value={shown.device}
                onValueChange={choose}
                className="flex-wrap self-start"
                options={drawn.map(({ device }) => ({ value: device, label: names.nameOf(device) }))}
              />
            )}
            <Cusum pump={shown} name={names.nameOf(shown.device)} />
          </>
        )}
      </div>
    </CardSection>
  )
}

const specific = (value: number | null): string => (value === null ? NO_VALUE : formatNumber(value, 3))
const share = (value: number | null): string => (value === null ? NO_VALUE : formatPercent(value, 1))

const COLUMNS: readonly FigureColumn<PumpEfficiency>[] = [
  { title: words.usualSpecific, unit: 'kWh/m³', cell: ({ usualKwhPerM3 }) => specific(usualKwhPerM3) },
  { title: words.presentSpecific, unit: 'kWh/m³', cell: ({ presentKwhPerM3 }) => specific(presentKwhPerM3) },
  { title: words.cvRmse, unit: 'CV(RMSE)', help: words.cvRmseHelp, cell: ({ cvRmse }) => share(cvRmse) },
  { title: words.nmbe, unit: 'NMBE', help: words.nmbeHelp, cell: ({ nmbe }) => share(nmbe) },
  {
    title: words.hours,
    cell: ({ baselineHours }) => (baselineHours === 0 ? NO_VALUE : formatNumber(baselineHours, 0)),
  },
  {
    title: words.excess,
    unit: 'kWh',
    cell: (pump) => (pump.cvRmse === null ? NO_VALUE : excessOf(pump)),
  },
]

/** What the table comes to, in words: which pump takes more than it did, and that the others do not. */
const verdictOf = (pumps: readonly PumpEfficiency[], { nameOf }: Names): string => {
  const judged = pumps.filter(({ cvRmse }) => cvRmse !== null)
  const more = judged.flatMap(({ device, savingKwh }) =>
    savingKwh !== null && savingKwh.value < 0 ? [words.takesMore(nameOf(device), amount(-savingKwh.value, 'kWh'))] : [],
  )
  if (judged.length === 0) return words.noBaseline
  if (more.length === 0) return words.allUsual
  return [...more, ...(more.length < judged.length ? [words.othersUsual(judged.length - more.length)] : [])].join(' ')
}

/** Beyond the baseline is a plus; nothing is said where the interval covers zero. */
const excessOf = ({ savingKwh }: PumpEfficiency): string => {
  if (savingKwh === null) return words.noExcess
  const size = formatNumber(Math.abs(savingKwh.value), 0)
  return savingKwh.value < 0 ? words.more(size) : words.less(size)
}

const Cusum = ({ pump, name }: { readonly pump: PumpEfficiency; readonly name: string }) => {
  const points = useMemo(() => pump.cusum.map(({ at, excessKwh }) => ({ at, value: excessKwh })), [pump])
  const rowsAt = useCallback(
    (index: number) => [[words.sum, amount(points[index]?.value ?? 0, 'kWh')]] as const,
    [points],
  )
  return <DayChart label={words.cusumOf(name)} points={points} unit="kWh" color="energy" rowsAt={rowsAt} />
}
