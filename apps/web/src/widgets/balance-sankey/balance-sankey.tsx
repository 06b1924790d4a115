import type { Device, KpiBody } from '@vigie/contracts/entities'
import { ChartLine, Table2, Waypoints } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { formatNumber } from '@/text'
import { balance } from '@/text/eau'
import { Card } from '@/ui/card'
import type { SankeyModel } from '@/ui/charts/sankey-chart'
import { EmptyState } from '@/ui/empty-state'
import { IconButton } from '@/ui/icon-button'
import { ScrollArea } from '@/ui/scroll-area'
import { Skeleton } from '@/ui/skeleton'
import { balanceModel } from './balance.ts'

const SankeyChart = lazy(() => import('@/ui/charts/sankey-chart'))

type BalanceSankeyProps = {
  readonly body: Pick<KpiBody, 'flows' | 'storages'>
  readonly devices: readonly Device[]
}

/** Where the water of the period came from and went, drawn or as a table. */
export const BalanceSankey = ({ body, devices }: BalanceSankeyProps) => {
  const [view, setView] = useState<'chart' | 'table'>('chart')
  const model = useMemo(() => balanceModel(body, devices), [body, devices])
  return (
    <Card className="flex min-w-0 flex-col gap-3 p-4">
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-semibold text-base">
          {balance.title} <span className="font-normal text-muted text-sm">m³</span>
        </h2>
        <div className="flex print:hidden">
          <IconButton size="sm" label={balance.chart} aria-pressed={view === 'chart'} onClick={() => setView('chart')}>
            <ChartLine />
          </IconButton>
          <IconButton size="sm" label={balance.table} aria-pressed={view === 'table'} onClick={() => setView('table')}>
            <Table2 />
          </IconButton>
        </div>
      </div>
      {model.links.length === 0 ? (
        <EmptyState icon={Waypoints} title={balance.emptyTitle} className="py-8">
          {balance.emptyHelp}
        </EmptyState>
      ) : view === 'table' ? (
        <FlowTable model={model} />
      ) : (
        <ScrollArea label={balance.label}>
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <SankeyChart model={model} format={volume} label={balance.label} className="h-96 min-w-[40rem]" />
          </Suspense>
        </ScrollArea>
      )}
    </Card>
  )
}

const volume = (m3: number): string => `${formatNumber(m3, m3 >= 100 ? 0 : 1)}\u00a0m³`

const FlowTable = ({ model: { nodes, links } }: { readonly model: SankeyModel }) => {
  const names = new Map(nodes.map(({ id, name }) => [id, name]))
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{balance.label}</caption>
      <thead className="text-left text-muted text-xs">
        <tr>
          <th scope="col" className="py-1.5 pr-3 font-medium">
            {balance.from}
          </th>
          <th scope="col" className="py-1.5 pr-3 font-medium">
            {balance.to}
          </th>
          <th scope="col" className="py-1.5 text-right font-medium">
            {balance.volume}
          </th>
        </tr>
      </thead>
      <tbody>
        {links.map(({ from, to, value }) => (
          <tr key={`${from}>${to}`} className="border-line border-t">
            <td className="py-1.5 pr-3">{names.get(from) ?? from}</td>
            <td className="py-1.5 pr-3">{names.get(to) ?? to}</td>
            <td className="whitespace-nowrap py-1.5 text-right tabular-nums">{volume(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
