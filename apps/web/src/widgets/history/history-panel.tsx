import type { Device, MetricId } from '@vigie/contracts/entities'
import { History } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useSite } from '@/data'
import { devicePath } from '@/paths'
import { text } from '@/text'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { SegmentedControl } from '@/ui/segmented-control'
import { assetLabel } from '../assets/asset-label.ts'
import { mainMetric } from '../device-tile/device-metrics.ts'
import { FreshnessSign } from '../device-tile/freshness-sign.tsx'
import { KindIcon } from '../device-tile/kind-icon.tsx'
import { PowerSign } from '../device-tile/power-sign.tsx'
import { HistoryView } from './history-view.tsx'
import { MetricList } from './metric-list.tsx'
import { SPAN_NAMES, type Span } from './span.ts'

const SPAN_OPTIONS = SPAN_NAMES.map((value) => ({
  value,
  label: text.history.spans[value],
}))

type HistoryPanelProps = {
  readonly device: Device
  readonly span: Span
  readonly onSpanChange: (span: Span) => void
}

/** One device in full: its state, the curve of one metric, and every value it gives. Key it by device. */
export const HistoryPanel = ({ device, span, onSpanChange }: HistoryPanelProps) => {
  const main = mainMetric(device)
  const [metric, setMetric] = useState<MetricId | null>(main?.id ?? null)
  const site = useSite()
  const chosen = device.metrics.find(({ id }) => id === metric) ?? main
  const hasHistory = site.data?.capabilities.includes('series') !== false
  return (
    <div className="flex flex-col gap-4">
      <header className="flex items-start gap-3">
        <KindIcon kind={device.kind} role={device.role} className="size-10" />
        <div className="min-w-0 grow">
          <h3 className="truncate font-semibold text-lg leading-6">{device.name}</h3>
          <p className="truncate text-muted text-xs first-letter:uppercase">{assetLabel(device)}</p>
        </div>
        <Button asChild variant="outline" size="sm" className="shrink-0">
          <Link to={devicePath(device)}>{text.history.page}</Link>
        </Button>
      </header>
      <div className="grid gap-1.5">
        {chosen !== null && (
          <FreshnessSign key={chosen.id} device={device.id} metric={chosen.id} cadenceMs={chosen.cadenceMs} />
        )}
        <PowerSign device={device.id} />
      </div>
      {chosen === null ? (
        <p className="text-muted text-sm">{text.home.noMetrics}</p>
      ) : (
        <>
          {hasHistory ? (
            <>
              <SegmentedControl
                label={text.history.span}
                value={span}
                options={SPAN_OPTIONS}
                onValueChange={onSpanChange}
                className="self-start"
              />
              <HistoryView device={device} metric={chosen.id} cadenceMs={chosen.cadenceMs} span={span} />
            </>
          ) : (
            <EmptyState icon={History} title={text.history.unavailable}>
              {text.history.unavailableHelp}
            </EmptyState>
          )}
          <MetricList device={device} chosen={chosen.id} onChoose={setMetric} />
        </>
      )}
    </div>
  )
}
