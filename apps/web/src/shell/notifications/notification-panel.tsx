import { Bell } from 'lucide-react'
import { useEffect } from 'react'
import { useAuth } from '@/actors/auth-context'
import { useActors, useNotificationPanel } from '@/actors/session-context'
import { useNotifications } from '@/data'
import { useSeenUpTo } from '@/data/seen-notifications'
import { text } from '@/text'
import { IconButton } from '@/ui/icon-button'
import { Popover } from '@/ui/popover'
import { latePart } from '@/widgets/late/late-part'
import { NotificationSkeleton } from './notification-skeleton.tsx'

const NotificationList = latePart(async () => (await import('./notification-list.tsx')).NotificationList)

const { notifications: words } = text.shell

/** The bell, its red dot and its panel (R4.1, R4.2). */
export const NotificationPanel = () => {
  const { isOpen, hasDot, hasFailed } = useNotificationPanel()
  const { notificationPanel } = useActors()
  // read from the start, as is what draws it, so that the list is there when the panel opens
  const list = useNotifications()
  useEffect(() => void NotificationList.fetchAhead(), [])
  const seenUpTo = useSeenUpTo(useAuth().user?.uid ?? '', list.data, isOpen)
  return (
    <Popover
      open={isOpen}
      onOpenChange={() => notificationPanel.send({ type: 'bell.pressed' })}
      onEscape={() => notificationPanel.send({ type: 'escape.pressed' })}
      onBack={() => notificationPanel.send({ type: 'back.pressed' })}
      onOutside={() => notificationPanel.send({ type: 'outside.pressed' })}
      label={words.title}
      className="flex max-h-[min(36rem,calc(100dvh-5rem))] w-[min(46rem,calc(100vw-1rem))] flex-col"
      trigger={
        <IconButton
          label={hasDot ? words.bellUnseen : words.bell}
          aria-keyshortcuts="Control+m Meta+m"
          className="relative"
        >
          <Bell />
          {hasDot && (
            <span
              data-dot
              aria-hidden
              className="absolute top-1.5 right-1.5 size-2.5 rounded-full bg-bad ring-2 ring-surface"
            />
          )}
        </IconButton>
      }
    >
      <h2 className="shrink-0 border-line border-b px-4 py-3 font-semibold">{words.title}</h2>
      {hasFailed && list.data && (
        <p role="status" className="border-line border-b bg-warn-soft px-4 py-2 text-warn text-xs">
          {words.stale}
        </p>
      )}
      <NotificationList list={list} seenUpTo={seenUpTo} placeholder={<NotificationSkeleton />} />
    </Popover>
  )
}
