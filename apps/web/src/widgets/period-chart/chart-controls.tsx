import { ChevronLeft, ChevronRight, Download, Maximize2, ZoomIn, ZoomOut } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { chart } from '@/text/chart'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import type { Stretch } from '../period/bounds.ts'
import { isWhole, pan, zoom } from './chart-window.ts'

type ChartControlsProps = {
  readonly shown: Stretch
  readonly whole: Stretch
  readonly onShow: (shown: Stretch) => void
  readonly compared: boolean
  readonly onCompare: (compared: boolean) => void
  readonly onSave: () => void
}

/** Buttons and keys for what the pointer does to the chart: zoom, move, back to the whole. */
export const ChartControls = ({ shown, whole, onShow, compared, onCompare, onSave }: ChartControlsProps) => {
  const complete = isWhole(shown, whole)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = KEYS[event.key]?.(shown, whole)
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onShow(next)
  }
  return (
    <fieldset
      aria-label={chart.controls}
      onKeyDown={onKeyDown}
      className="flex grow flex-wrap items-center justify-between gap-1 lg:grow-0 print:hidden"
    >
      <div className="flex gap-0.5">
        <IconButton size="sm" label={chart.zoomIn} onClick={() => onShow(zoom(shown, 'in', whole))}>
          <ZoomIn />
        </IconButton>
        <IconButton
          size="sm"
          label={chart.zoomOut}
          disabled={complete}
          onClick={() => onShow(zoom(shown, 'out', whole))}
        >
          <ZoomOut />
        </IconButton>
        <IconButton size="sm" label={chart.earlier} disabled={complete} onClick={() => onShow(pan(shown, -1, whole))}>
          <ChevronLeft />
        </IconButton>
        <IconButton size="sm" label={chart.later} disabled={complete} onClick={() => onShow(pan(shown, 1, whole))}>
          <ChevronRight />
        </IconButton>
        <IconButton size="sm" label={chart.whole} disabled={complete} onClick={() => onShow(whole)}>
          <Maximize2 />
        </IconButton>
      </div>
      <div className="flex grow justify-end gap-1 lg:grow-0">
        <Button
          size="sm"
          variant={compared ? 'soft' : 'ghost'}
          aria-pressed={compared}
          title={chart.compare}
          onClick={() => onCompare(!compared)}
        >
          {chart.compareShort}
        </Button>
        <Button size="sm" variant="ghost" title={chart.csvLabel} onClick={onSave}>
          <Download aria-hidden />
          {chart.csv}
        </Button>
      </div>
    </fieldset>
  )
}

/** Keys that work while one of the buttons has the focus. */
const KEYS: Readonly<Record<string, (shown: Stretch, whole: Stretch) => Stretch>> = {
  '+': (shown, whole) => zoom(shown, 'in', whole),
  '-': (shown, whole) => zoom(shown, 'out', whole),
  ArrowLeft: (shown, whole) => pan(shown, -1, whole),
  ArrowRight: (shown, whole) => pan(shown, 1, whole),
  '0': (_shown, whole) => whole,
}
