import { isPowerOff, type Notification } from '@vigie/contracts/entities'
import type { ReactNode } from 'react'
import { formatDateTimeSeconds, text } from '@/text'
import { cn } from '@/ui/cn'
import { Signs } from '@/ui/signs'

const { notifications: words } = text.shell

type NotificationWordsProps = {
  readonly item: Notification
  /** a cut that lasts is what asks for something */
  readonly isLasting: boolean
  /** a cut below its return, which is louder */
  readonly isCutOfAbove: boolean
  /** beside the name, on a phone below it */
  readonly aside: ReactNode
}

/** R4.3: the device, whether its power is on, and when; what is on the right stands in one column. */
export const NotificationWords = ({ item, isLasting, isCutOfAbove, aside }: NotificationWordsProps) => (
  <div className="grid min-w-0 grow grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-1 text-sm sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-x-3">
    <p className={cn('max-sm:col-span-2', isCutOfAbove ? 'text-muted' : isLasting ? 'font-semibold' : 'font-medium')}>
      {item.device_id.name}
    </p>
    <p className={cn('max-sm:col-span-2 sm:col-start-1', isCutOfAbove && 'text-muted')}>
      <Signs>{isPowerOff(item) ? words.powerOff : words.powerOn}</Signs>
    </p>
    <time
      dateTime={item.created_at}
      className="whitespace-nowrap text-muted text-xs tabular-nums max-sm:col-start-1 sm:text-right"
    >
      {formatDateTimeSeconds(Date.parse(item.created_at))}
    </time>
    {aside !== null && (
      <span className="text-right text-xs max-sm:col-start-2 sm:whitespace-nowrap sm:col-start-2 sm:row-start-1">
        {aside}
      </span>
    )}
  </div>
)
