import { isPowerOff, type Notification } from '@vigie/contracts/entities'
import { Link } from 'react-router-dom'
import { useActors } from '@/actors/session-context'
import { useDevices, useOpenAlarms } from '@/data'
import { alarmPath, devicePath, PATHS } from '@/paths'
import { formatPast, formatSpan } from '@/text'
import { notificationsText as around } from '@/text/notifications'
import { cn } from '@/ui/cn'
import { NotificationWords } from './notification-words.tsx'
import { PowerIcon } from './power-icon.tsx'
import type { ToldPart } from './with-their-cuts.ts'

type NotificationRowProps = {
  readonly item: Notification
  /** how long the cut was that it began or ended; null: it lasts, or nobody knows */
  readonly cutMs: number | null
  readonly isNew: boolean
  readonly part: ToldPart['part']
}

/**
 * R4.3: the device, whether its power is on, and when; beside its return, or the cut below that, how long it was away,
 * beside a cut that lasts that it leads to its alarm. Red is a cut of which no end is known.
 */
export const NotificationRow = ({ item, cutMs, isNew, part }: NotificationRowProps) => {
  const isOff = isPowerOff(item)
  const isLasting = isOff && cutMs === null
  const { notificationPanel } = useActors()
  const { to, isAlarm } = useDestination(item)
  return (
    <li
      className={cn('[contain-intrinsic-size:auto_4rem] [content-visibility:auto]', part === 'return' && 'border-b-0')}
    >
      <Link
        to={to}
        onClick={() => notificationPanel.send({ type: 'outside.pressed' })}
        className={cn('relative flex gap-3 px-4 hover:bg-hover max-sm:gap-1.5 max-sm:px-2.5', PADDINGS[part])}
      >
        <PowerIcon isOff={isOff} isLasting={isLasting} isNew={isNew} isBare={part === 'cut'} />
        <NotificationWords
          item={item}
          isLasting={isLasting}
          isCutOfAbove={part === 'cut'}
          aside={
            cutMs !== null && part === (isOff ? 'cut' : 'alone') ? (
              <span className="text-muted tabular-nums">{around.cut(formatPast(cutMs, formatSpan))}</span>
            ) : isOff && isAlarm && part !== 'cut' ? (
              <span className="font-medium text-primary">{around.alarm}</span>
            ) : null
          }
        />
      </Link>
    </li>
  )
}

/** A cut stands close below its return. */
const PADDINGS = { alone: 'py-2', return: 'pt-2', cut: 'pb-2' } as const

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
