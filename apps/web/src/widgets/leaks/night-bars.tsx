import type { Device, NightKpi } from '@vigie/contracts/entities'
import { eau } from '@/text/eau'
import { cn } from '@/ui/cn'
import { ColumnBars } from '../column-bars/column-bars.tsx'
import { nightColumns, saidFlow, UNUSUAL_FILL } from './night-columns.ts'

const { nights: words } = eau.consumption

/** The minimum flow of each of the last nights beside what is usual: where a leak begins is seen here. */
export const NightBars = ({ device, night }: { readonly device: Device; readonly night: NightKpi }) => {
  const columns = nightColumns(night)
  return (
    <>
      <ColumnBars
        label={words.label(device.name)}
        columns={columns}
        limits={
          night.usualM3h === null ? [] : [{ value: night.usualM3h, label: words.usual(saidFlow(night.usualM3h)) }]
        }
      />
      {columns.some(({ parts }) => parts.some(({ fill }) => fill === UNUSUAL_FILL)) && (
        <p className="mt-1 flex items-center gap-1.5 text-2xs text-muted">
          <span aria-hidden className={cn('size-2.5 rounded-sm', UNUSUAL_FILL)} />
          {words.leaking}
        </p>
      )}
    </>
  )
}
