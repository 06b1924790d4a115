import type { Device, NightKpi } from '@vigie/contracts/entities'
import { eau } from '@/text/eau'
import { cn } from '@/ui/cn'
import { ColumnBars } from '../column-bars/column-bars.tsx'
import { NIGHT_FILLS, nightColumns, saidFlow } from './night-columns.ts'

const { nights: words } = eau.consumption
const HOW = ['above', 'far'] as const

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
      <ul aria-hidden className="mt-1 flex flex-wrap gap-x-4 text-2xs text-muted">
        {HOW.filter((how) => columns.some(({ parts }) => parts.some(({ fill }) => fill === NIGHT_FILLS[how]))).map(
          (how) => (
            <li key={how} className="flex items-center gap-1.5">
              <span className={cn('size-2.5 rounded-sm', NIGHT_FILLS[how])} />
              {words.legend[how]}
            </li>
          ),
        )}
      </ul>
    </>
  )
}
