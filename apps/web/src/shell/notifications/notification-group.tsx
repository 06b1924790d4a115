import { isPowerOff } from '@vigie/contracts/entities'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatPast, formatSpan } from '@/text'
import { notificationsText as around } from '@/text/notifications'
import { cn } from '@/ui/cn'
import { PADDINGS } from './notification-row.tsx'
import { NotificationWords } from './notification-words.tsx'
import { PowerIcon } from './power-icon.tsx'
import type { Told, ToldPart } from './together.ts'

type NotificationGroupProps = {
  readonly told: Told
  readonly part: ToldPart['part']
  /** whether one of them is new to who reads */
  readonly isNew: boolean
  /** how long each cut was that these began or ended, ms, by `_id` */
  readonly lengths: ReadonlyMap<string, number>
  /** a row each */
  readonly children: ReactNode
}

/** Notifications of one moment that say the same: one row that names one device and counts the others, each row in it. */
export const NotificationGroup = ({ told, part, isNew, lengths, children }: NotificationGroupProps) => {
  const [first] = told
  const isOff = isPowerOff(first)
  const isLasting = isOff && told.some(({ _id }) => !lengths.has(_id))
  const longest = Math.max(...told.flatMap(({ _id }) => lengths.get(_id) ?? []))
  return (
    <li className={cn(part === 'return' && 'border-b-0')}>
      <details className="group">
        <summary
          className={cn(
            'relative flex cursor-pointer list-none gap-3 px-4 hover:bg-hover max-sm:gap-1.5 max-sm:px-2.5',
            PADDINGS[part],
          )}
        >
          <PowerIcon isOff={isOff} isLasting={isLasting} isNew={isNew} isBare={part === 'cut'} />
          <NotificationWords
            item={first}
            name={around.together(first.device_id.name, told.length - 1)}
            isLasting={isLasting}
            isCutOfAbove={part === 'cut'}
            aside={
              !isOff && longest > 0 ? (
                <span className="text-muted tabular-nums">{around.cut(formatPast(longest, formatSpan))}</span>
              ) : null
            }
          />
          <ChevronRight
            aria-hidden
            className={cn(
              'absolute right-0 size-4 max-sm:size-3 text-muted transition-transform group-open:rotate-90',
              part === 'cut' ? 'top-0.5' : 'top-3',
            )}
          />
        </summary>
        <ul className="divide-y divide-line border-line border-t bg-canvas pl-4">{children}</ul>
      </details>
    </li>
  )
}
