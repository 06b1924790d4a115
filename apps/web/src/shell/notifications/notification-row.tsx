import { isPowerOff, type Notification } from '@vigie/contracts/entities'
import { Link } from 'react-router-dom'
import { useActors } from '@/actors/session-context'
import { useDevices, useOpenAlarms } from '@/data'
import { alarmPath, devicePath, PATHS } from '@/paths'
import { formatDateTimeSeconds, formatPast, formatSpan, text } from '@/text'
import { notificationsText as around } from '@/text/notifications'
import { cn } from '@/ui/cn'
import { Signs } from '@/ui/signs'
import { PowerIcon } from './power-icon.tsx'

const { notifications: words } = text.shell

type NotificationRowProps = {
  readonly item: Notification
  /** how long the cut was that it began or ended; null: it lasts, or nobody knows */
  readonly cutMs: number | null
  readonly isNew: boolean
}

/**
 * R4.3: the device, whether its power is on, and when; beside its return how long it was away, beside a cut that it
 * leads to its alarm. Red is a cut of which no end is known.
 */
export const NotificationRow = ({ item, cutMs, isNew }: NotificationRowProps) => {
  const isOff = isPowerOff(item)
  const { notificationPanel } = useActors()
  const { to, isAlarm } = useDestination(item)
  return (
    <li className="[contain-intrinsic-size:auto_4rem] [content-visibility:auto]">
      <Link
        to={to}
        onClick={() => notificationPanel.send({ type: 'outside.pressed' })}
        className="relative flex gap-3 px-4 py-2.5 hover:bg-hover"
      >
        <PowerIcon isOff={isOff} isLasting={isOff && cutMs === null} isNew={isNew} />
        <div className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-2 text-sm sm:flex-col sm:items-stretch">
          <div className={LINE}>
            <p className="font-semibold max-sm:basis-full">{item.device_id.name}</p>
            {!isOff && cutMs !== null && (
              <span className={cn(ASIDE, 'text-muted tabular-nums')}>{around.cut(formatPast(cutMs, formatSpan))}</span>
            )}
            {isOff && isAlarm && <span className={cn(ASIDE, 'font-medium text-primary')}>{around.alarm}</span>}
          </div>
          <div className={LINE}>
            <p className="max-sm:basis-full">
              <Signs>{isOff ? words.powerOff : words.powerOn}</Signs>
            </p>
            <time dateTime={item.created_at} className="whitespace-nowrap text-muted text-xs tabular-nums">
              {formatDateTimeSeconds(Date.parse(item.created_at))}
            </time>
          </div>
        </div>
      </Link>
    </li>
  )
}

/** What stands left and right of one line, each line by itself; on a phone what is right of both makes the last line. */
const LINE = 'contents sm:flex sm:flex-wrap sm:items-baseline sm:justify-between sm:gap-x-2'
const ASIDE = 'ml-auto whitespace-nowrap text-xs max-sm:order-last'

/** The clocks of a record and of the alarm that it raised agree to this, ms. */
const SAME_MS = 1_000

/** The open alarm of its cut, not of a later one; else the device's own page, else the list of alarms. */
const useDestination = ({
  device_id,
  created_at,
}: Notification): { readonly to: string; readonly isAlarm: boolean } => {
  const devices = useDevices().data ?? []
  const open = useOpenAlarms()
  const device = devices.find(({ id, name }) => id === device_id._id || name === device_id.name)
  const alarm = open.find((one) => one.device === device?.id && one.condition === 'power-off')
  if (alarm !== undefined && Date.parse(alarm.raisedAt) <= Date.parse(created_at) + SAME_MS)
    return { to: alarmPath(alarm.id), isAlarm: true }
  return { to: device === undefined ? PATHS.alarms : devicePath(device), isAlarm: false }
}
