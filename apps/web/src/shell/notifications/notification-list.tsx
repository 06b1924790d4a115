import { DAY_MS, isWaitingAlarm, NOTIFICATIONS_MAX, type Notification } from '@vigie/contracts/entities'
import { BellOff, BellRing, ChevronRight, PlugZap, Unplug } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useActors } from '@/actors/session-context'
import { useCapability, useFeed, type useNotifications, useNow, useOpenAlarms, useUnpowered } from '@/data'
import { PATHS } from '@/paths'
import { formatDate, localDay, siteTimeZone, text } from '@/text'
import { notificationsText as around } from '@/text/notifications'
import { period } from '@/text/period'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { ScrollArea } from '@/ui/scroll-area'
import { CutNow } from '@/widgets/kpi/cut-now'
import { cutLengths } from './cut-lengths.ts'
import { NotificationBlocks } from './notification-blocks.tsx'
import { NotificationSkeleton } from './notification-skeleton.tsx'

const { notifications: words } = text.shell
const MINUTE_MS = 60_000

type NotificationListProps = {
  readonly list: ReturnType<typeof useNotifications>
  /** what came later is new to whoever opens the panel, ms; null: nobody opened it before */
  readonly seenUpTo: number | null
}

/** Notifications by day, newest first; the server sends at most two hundred. */
export const NotificationList = ({ list, seenUpTo }: NotificationListProps) => {
  if (list.data !== undefined && list.data.length > 0) return <Days items={list.data} seenUpTo={seenUpTo} />
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

type DaysProps = Pick<NotificationListProps, 'seenUpTo'> & { readonly items: readonly Notification[] }

const Days = ({ items, seenUpTo }: DaysProps) => {
  const days = useMemo(
    () => Map.groupBy(items, ({ created_at }) => localDay(Date.parse(created_at), siteTimeZone())),
    [items],
  )
  const lengths = useMemo(() => cutLengths(items), [items])
  const now = useNow(MINUTE_MS)
  return (
    <>
      <div className="flex shrink-0 flex-wrap border-line border-b empty:hidden">
        <Cut />
        <Waiting />
      </div>
      <ScrollArea label={words.title} isShaded={false} className="min-h-0">
        {[...days].map(([day, own]) => (
          <section key={day}>
            <h3 className="sticky top-0 z-10 flex justify-between gap-3 border-line border-b bg-sunken px-4 py-1 font-semibold text-muted text-xs">
              {dayWords(day, now)}{' '}
              <span className="font-normal tabular-nums">{around.many(own.length, newOf(own, seenUpTo))}</span>
            </h3>
            <NotificationBlocks items={own} lengths={lengths} isNew={(item) => isNewTo(item, seenUpTo)} />
          </section>
        ))}
        {items.length >= NOTIFICATIONS_MAX && (
          <p className="px-4 py-3 text-muted text-xs">{around.most(NOTIFICATIONS_MAX)}</p>
        )}
      </ScrollArea>
      <AllAlarms />
    </>
  )
}

const isNewTo = ({ created_at }: Notification, seenUpTo: number | null): boolean =>
  seenUpTo !== null && Date.parse(created_at) > seenUpTo

const newOf = (items: readonly Notification[], seenUpTo: number | null): number =>
  items.filter((item) => isNewTo(item, seenUpTo)).length

/** How many alarms wait for somebody, as the menu counts them: that nobody is cut does not say that nothing waits. */
const Waiting = () => {
  const { notificationPanel } = useActors()
  const count = useOpenAlarms().filter(isWaitingAlarm).length
  if (count === 0) return null
  return (
    <p className="px-4 py-2 text-sm">
      <Link
        to={PATHS.alarms}
        onClick={() => notificationPanel.send({ type: 'outside.pressed' })}
        className="flex gap-2 rounded font-medium text-primary underline-offset-2 hover:underline"
      >
        <BellRing aria-hidden className="mt-0.5 size-4 shrink-0" />
        {around.waiting(count)}
      </Link>
    </p>
  )
}

/**
 * Who is without power now, or that nobody is, above all that has been: a record of two hundred cuts does not say it at a
 * glance. Without a live feed it is not said that all have power.
 */
const Cut = () => {
  const { notificationPanel } = useActors()
  const { trusted } = useFeed()
  if (useUnpowered().size === 0) {
    return (
      trusted && (
        <p className="flex grow gap-2 px-4 py-2 text-good text-sm">
          <PlugZap aria-hidden className="mt-0.5 size-4 shrink-0" />
          {around.noneCut}
        </p>
      )
    )
  }
  return (
    <p className="flex grow gap-2 bg-bad-soft px-4 py-2 text-bad text-sm">
      <Unplug aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        <CutNow onLeave={() => notificationPanel.send({ type: 'outside.pressed' })} />
      </span>
    </p>
  )
}

/** The way to all that a cut is not: leaks, clogged filters, levels have an alarm and no notification. */
const AllAlarms = () => {
  const { notificationPanel } = useActors()
  if (useCapability('alarms') === false) return null
  return (
    <Link
      to={PATHS.alarms}
      onClick={() => notificationPanel.send({ type: 'outside.pressed' })}
      className="flex shrink-0 items-center justify-center gap-1 rounded-b-xl border-line border-t px-4 py-2.5 font-medium text-primary text-sm hover:bg-hover"
    >
      {around.alarms}
      <ChevronRight aria-hidden className="size-4" />
    </Link>
  )
}

/** « Aujourd’hui », « Hier », else the date. */
const dayWords = (day: string, now: number): string => {
  const today = localDay(now, siteTimeZone())
  if (day === today) return period.today
  const noon = Date.parse(`${day}T12:00:00Z`)
  return noon + DAY_MS === Date.parse(`${today}T12:00:00Z`) ? around.yesterday : formatDate(noon)
}
