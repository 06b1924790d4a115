import { isPowerOff } from '@vigie/contracts/entities'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDateTimeSeconds, formatPast, formatSpan, text } from '@/text'
import { notificationsText as around } from '@/text/notifications'
import { Signs } from '@/ui/signs'
import { PowerIcon } from './power-icon.tsx'
import type { Told } from './together.ts'

const { notifications: words } = text.shell

type NotificationGroupProps = {
  readonly told: Told
  /** whether one of them is new to who reads */
  readonly isNew: boolean
  /** how long each cut was that these began or ended, ms, by `_id` */
  readonly lengths: ReadonlyMap<string, number>
  /** a row each */
  readonly children: ReactNode
}

/** Notifications of one moment that say the same: one row that names one device and counts the others, each row in it. */
export const NotificationGroup = ({ told, isNew, lengths, children }: NotificationGroupProps) => {
  const [first] = told
  const isOff = isPowerOff(first)
  const isLasting = isOff && told.some(({ _id }) => !lengths.has(_id))
  const longest = Math.max(...told.flatMap(({ _id }) => lengths.get(_id) ?? []))
  return (
    <li>
      <details className="group">
        <summary className="relative flex cursor-pointer list-none items-start gap-3 px-4 py-2.5 text-sm hover:bg-hover">
          <PowerIcon isOff={isOff} isLasting={isLasting} isNew={isNew} />
          <span className="min-w-0 grow">
            <span className="flex flex-wrap items-baseline justify-between gap-x-2">
              <span className="font-semibold">{around.together(first.device_id.name, told.length - 1)}</span>
              {!isOff && longest > 0 && (
                <span className="text-muted text-xs tabular-nums">{around.cut(formatPast(longest, formatSpan))}</span>
              )}
            </span>
            <span className="flex flex-wrap items-baseline justify-between gap-x-2">
              <span>
                <Signs>{isOff ? words.powerOff : words.powerOn}</Signs>
              </span>
              <time dateTime={first.created_at} className="whitespace-nowrap text-muted text-xs tabular-nums">
                {formatDateTimeSeconds(Date.parse(first.created_at))}
              </time>
            </span>
          </span>
          <ChevronRight
            aria-hidden
            className="mt-0.5 -mr-1.5 size-4 shrink-0 text-muted transition-transform group-open:rotate-90"
          />
        </summary>
        <ul className="divide-y divide-line border-line border-t bg-canvas pl-4">{children}</ul>
      </details>
    </li>
  )
}
