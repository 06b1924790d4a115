import { COMPARABLE_FROM_PCT, type Device, FIGURES } from '@vigie/contracts/entities'
import { Waypoints } from 'lucide-react'
import { useMemo, useState } from 'react'
import { formatPercent } from '@/text'
import { balance } from '@/text/eau'
import { CardSection } from '@/ui/card-section'
import type { SankeyModel } from '@/ui/charts/sankey-chart'
import { EmptyLine } from '@/ui/empty-line'
import { EmptyState } from '@/ui/empty-state'
import { Skeleton } from '@/ui/skeleton'
import { useMediaQuery } from '@/ui/use-media-query'
import { type View, ViewToggle } from '@/ui/view-toggle'
import { formatBare, formatFigure } from '../kpi/figure.ts'
import { columnOf } from '../kpi/formula.ts'
import { latePart } from '../late/late-part.tsx'
import { PlainTable } from '../plain-table/plain-table.tsx'
import { type Balanced, balanceModel, gapWords } from './balance.ts'

/** Where the drawing fits with its names: a wide window, and paper. */
const WIDE = '(min-width: 64rem), print'

const SankeyChart = latePart(async () => (await import('@/ui/charts/sankey-chart')).SankeyChart)

type BalanceSankeyProps = {
  readonly body: Balanced
  readonly devices: readonly Device[]
}

/** Where the water of the period came from and went, drawn or as a table. */
export const BalanceSankey = ({ body, devices }: BalanceSankeyProps) => {
  const [chosen, setView] = useState<View | null>(null)
  // on a narrow window the drawing has no room for its names
  const wide = useMediaQuery(WIDE)
  const view = chosen ?? (wide ? 'chart' : 'table')
  const model = useMemo(() => balanceModel(body, devices), [body, devices])
  const tooLittle = tooLittleOf(body)
  const gap = tooLittle === null && model.links.length > 0 ? gapWords(body) : null
  return (
    <CardSection
      title={balance.title}
      of={FIGURES.volumeM3.unit}
      beside={
        tooLittle === null &&
        model.links.length > 0 && (
          <ViewToggle view={view} labels={{ chart: balance.chart, table: balance.table }} onView={setView} />
        )
      }
    >
      {tooLittle !== null ? (
        <EmptyLine>{balance.tooLittle(formatPercent(tooLittle / 100))}</EmptyLine>
      ) : model.links.length === 0 ? (
        <EmptyState icon={Waypoints} title={balance.emptyTitle} className="py-8">
          {balance.emptyHelp}
        </EmptyState>
      ) : view === 'table' ? (
        <FlowTable model={model} />
      ) : (
        <div className="relative mx-4 mb-4 min-h-96 grow">
          <SankeyChart
            placeholder={<Skeleton className="absolute inset-0" />}
            model={model}
            format={volume}
            label={balance.label}
            className="absolute inset-0"
          />
        </div>
      )}
      {gap !== null && <p className="px-4 pb-4 text-muted text-xs tabular-nums">{gap}</p>}
    </CardSection>
  )
}

/** Which share of the data is there, when it is too little for a balance, %; null: it is enough. */
const tooLittleOf = ({ water: { unaccountedM3 } }: Balanced): number | null => {
  const { value, completenessPct } = unaccountedM3
  return value === null && completenessPct !== null && completenessPct < COMPARABLE_FROM_PCT ? completenessPct : null
}

const volume = (m3: number): string => formatFigure(m3, 'volumeM3')

const FlowTable = ({ model: { nodes, links } }: { readonly model: SankeyModel }) => {
  const names = new Map(nodes.map(({ id, name }) => [id, name]))
  return (
    <PlainTable
      label={balance.label}
      columns={[{ title: balance.from }, { title: balance.to, words: true }, columnOf('volumeM3')]}
      rows={links.map(({ from, to, value }) => ({
        id: `${from}>${to}`,
        name: names.get(from) ?? from,
        cells: [names.get(to) ?? to, formatBare(value, 'volumeM3')],
      }))}
    />
  )
}
