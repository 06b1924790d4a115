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
  /** beside the name */
  readonly aside: ReactNode
}

/** R4.3: the device, whether its power is on, and when; in one line where there is room for them, each in its column. */
export const NotificationWords = ({ item, isLasting, isCutOfAbove, aside }: NotificationWordsProps) => (
  <div
    className={cn(
      'flex min-w-0 grow flex-wrap items-baseline gap-x-2 sm:grid sm:grid-cols-[minmax(0,1fr)_14rem_auto] sm:gap-x-3',
      isCutOfAbove ? 'text-xs' : 'text-sm',
      // what is over asks for nothing
      !isLasting && 'text-muted',
    )}
  >
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-2 max-sm:w-full">
      <p className={cn(isLasting ? 'font-semibold' : !isCutOfAbove && 'font-medium')}>{item.device_id.name}</p>
      {aside !== null && <span className="text-xs">{aside}</span>}
    </div>
    <p className="whitespace-nowrap">
      <Signs>{isPowerOff(item) ? words.powerOff : words.powerOn}</Signs>
    </p>
    <time dateTime={item.created_at} className="whitespace-nowrap text-muted text-xs tabular-nums sm:text-right">
      {formatDateTimeSeconds(Date.parse(item.created_at))}
    </time>
  </div>
)
