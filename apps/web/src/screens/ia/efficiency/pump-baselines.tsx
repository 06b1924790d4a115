import type { Finding, PumpEfficiency } from '@vigie/contracts/rest/analyst'
import { useCallback, useMemo, useState } from 'react'
import { formatNumber, formatPercent, NO_VALUE } from '@/text'
import { iaEfficiency as words } from '@/text/ia-efficiency'
import { EmptyLine } from '@/ui/empty-line'
import { SegmentedControl } from '@/ui/segmented-control'
import { DayChart } from '@/widgets/day-chart/day-chart'
import { type FigureColumn, FigureTable } from '@/widgets/figure-table/figure-table'
import { amount } from '@/widgets/findings/amount'
import { FoldedSection } from '@/widgets/page/folded-section'
import type { Names } from './amounts.ts'
import { trustOf, verdictOf } from './pump-verdict.ts'

type PumpBaselinesProps = { readonly pumps: readonly PumpEfficiency[]; readonly names: Names }
type WithFindings = PumpBaselinesProps & { readonly findings: readonly Finding[] }

/** What each pump takes beside what it used to, which takes most beyond it first, and how that added up. */
export const PumpBaselines = ({ pumps, names, findings }: WithFindings) => {
  const sorted = useMemo(() => pumps.toSorted((a, b) => beyondOf(b) - beyondOf(a)), [pumps])
  const drawn = sorted.filter(({ cusum }) => cusum.length > 1)
  const [chosen, choose] = useState<string | null>(null)
  const shown = drawn.find(({ device }) => device === chosen) ?? drawn[0]
  const verdict = verdictOf(pumps, names, findings)
  return (
    <FoldedSection title={words.baselines} help={words.baselinesHelp} brief={verdict}>
      <div className="grid min-w-0 border-line border-t xl:grid-cols-2">
        <div className="flex min-w-0 flex-col">
          <p className="p-4 text-sm tabular-nums">{[verdict, trustOf(pumps) ?? ''].join(' ')}</p>
          <FigureTable
            size="few"
            label={words.baselines}
            name={words.pump}
            nameOf={({ device }) => names.nameOf(device)}
            idOf={({ device }) => device}
            rows={sorted}
            columns={COLUMNS}
          />
          <Measured pumps={sorted} names={names} />
        </div>
        <div className="flex min-w-0 flex-col gap-3 border-line p-4 max-xl:border-t xl:border-l">
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
      </div>
    </FoldedSection>
  )
}

/** The standard terms by which the baselines are judged, for whoever checks them. */
const Measured = ({ pumps, names }: PumpBaselinesProps) => (
  <details className="border-line border-t text-muted text-xs">
    <summary className="touch cursor-pointer px-4 py-2.5 hover:text-ink print:[details:not([open])>&]:hidden">
      {words.how}
    </summary>
    <p className="max-w-prose px-4 pb-3">{words.howHelp}</p>
    <FigureTable
      size="few"
      label={words.how}
      name={words.pump}
      nameOf={({ device }) => names.nameOf(device)}
      idOf={({ device }) => device}
      rows={pumps}
      columns={TERMS}
    />
  </details>
)

const specific = (value: number | null): string => (value === null ? NO_VALUE : formatNumber(value, 3))
const share = (value: number | null): string => (value === null ? NO_VALUE : formatPercent(value, 1))

const COLUMNS: readonly FigureColumn<PumpEfficiency>[] = [
  { title: words.usualSpecific, unit: 'kWh/m³', cell: ({ usualKwhPerM3 }) => specific(usualKwhPerM3) },
  { title: words.presentSpecific, unit: 'kWh/m³', cell: ({ presentKwhPerM3 }) => specific(presentKwhPerM3) },
  {
    title: words.excess,
    unit: 'kWh',
    help: words.excessHelp,
    cell: (pump) => (pump.cvRmse === null ? NO_VALUE : excessOf(pump)),
  },
  {
    title: words.trust,
    help: words.trustHelp,
    cell: ({ cvRmse }) => (cvRmse === null ? NO_VALUE : words.near(share(cvRmse))),
  },
]

const TERMS: readonly FigureColumn<PumpEfficiency>[] = [
  { title: words.cvRmse, unit: 'CV(RMSE)', cell: ({ cvRmse }) => share(cvRmse) },
  { title: words.nmbe, unit: 'NMBE', cell: ({ nmbe }) => share(nmbe) },
  {
    title: words.hours,
    cell: ({ baselineHours }) => (baselineHours === 0 ? NO_VALUE : formatNumber(baselineHours, 0)),
  },
]

/** What a pump took beyond its baseline, kWh; nothing where its interval covers zero. */
const beyondOf = ({ savingKwh }: PumpEfficiency): number => -(savingKwh?.value ?? 0)

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
