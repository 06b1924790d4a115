import { isPowerOff, type Notification } from '@vigie/contracts/entities'
import { BellOff, PlugZap, Unplug } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useActors } from '@/actors/session-context'
import { useDevices, type useNotifications, useOpenAlarms } from '@/data'
import { alarmPath, devicePath, PATHS } from '@/paths'
import { formatDateTimeSeconds, text } from '@/text'
import { cn } from '@/ui/cn'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { ScrollArea } from '@/ui/scroll-area'
import { Signs } from '@/ui/signs'
import { Skeleton } from '@/ui/skeleton'

const { notifications: words } = text.shell

type NotificationListProps = { readonly list: ReturnType<typeof useNotifications> }

/** Notifications, newest first; the server sends at most two hundred. */
export const NotificationList = ({ list }: NotificationListProps) => {
  if (list.data !== undefined && list.data.length > 0) {
    return (
      <ScrollArea label={words.title} className="min-h-0 rounded-b-xl">
        <ul className="divide-y divide-line">
          {list.data.map((item) => (
            <NotificationRow key={item._id} item={item} />
          ))}
        </ul>
      </ScrollArea>
    )
  }
  if (list.isPending) return <NotificationSkeleton />
  if (list.isError) {
    return (
      <ErrorState
        title={words.error}
        retryLabel={text.common.retry}
        onRetry={() => void list.refetch()}
        className="py-8"
      />
    )
  }
  return <EmptyState icon={BellOff} title={words.empty} className="py-8" />
}

/** R4.3: the device, whether its power is on, and when. */
const NotificationRow = ({ item }: { readonly item: Notification }) => {
  const isOff = isPowerOff(item)
  const Icon = isOff ? Unplug : PlugZap
  const { notificationPanel } = useActors()
  return (
    <li className="[contain-intrinsic-size:auto_5rem] [content-visibility:auto]">
      <Link
        to={useDestination(item)}
        onClick={() => notificationPanel.send({ type: 'outside.pressed' })}
        className="flex gap-3 px-4 py-3 hover:bg-hover"
      >
        <span
          className={cn(
            'mt-0.5 grid size-8 shrink-0 place-items-center rounded-lg',
            isOff ? 'bg-bad-soft text-bad' : 'bg-good-soft text-good',
          )}
        >
          <Icon aria-hidden className="size-4" />
        </span>
        <div className="min-w-0">
          <p className="truncate font-semibold text-sm">{item.device_id.name}</p>
          <p className="text-sm">
            <Signs>{isOff ? words.powerOff : words.powerOn}</Signs>
          </p>
          <time dateTime={item.created_at} className="text-muted text-xs tabular-nums">
            {formatDateTimeSeconds(Date.parse(item.created_at))}
          </time>
        </div>
      </Link>
    </li>
  )
}

/** The open alarm of the device, else the device's own page, else the list of alarms. */
const useDestination = ({ device_id }: Notification): string => {
  const devices = useDevices().data ?? []
  const open = useOpenAlarms()
  const device = devices.find(({ id, name }) => id === device_id._id || name === device_id.name)
  const alarm = open.find((one) => one.device === device?.id && one.condition === 'power-off')
  if (alarm !== undefined) return alarmPath(alarm.id)
  return device === undefined ? PATHS.alarms : devicePath(device)
}

const NotificationSkeleton = () => (
  <div className="flex flex-col gap-4 p-4">
    {['a', 'b', 'c'].map((key) => (
      <div key={key} className="flex gap-3">
        <Skeleton className="size-8" />
        <div className="flex grow flex-col gap-2">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-3 w-3/4" />
        </div>
      </div>
    ))}
  </div>
)
