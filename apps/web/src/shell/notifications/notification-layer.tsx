import { useAuth } from '@/actors/auth-context'
import { useActors, useNotificationPanel } from '@/actors/session-context'
import { useNotifications } from '@/data'
import { useSeenUpTo } from '@/data/seen-notifications'
import { text } from '@/text'
import { Popover } from '@/ui/popover'
import { PartBoundary } from '@/widgets/late/part-boundary'
import type { LayerProps } from '@/widgets/layers/late-layer'
import { ListAge } from './list-age.tsx'
import { NotificationList } from './notification-list.tsx'

const { notifications: words } = text.shell

/** The panel of the bell. */
export const NotificationLayer = (props: LayerProps) => {
  const { isRefreshing, hasFailed } = useNotificationPanel()
  const { notificationPanel } = useActors()
  const list = useNotifications()
  const seenUpTo = useSeenUpTo(useAuth().user?.uid ?? '', list.data, props.open)
  return (
    <Popover
      {...props}
      onEscape={() => notificationPanel.send({ type: 'escape.pressed' })}
      onBack={() => notificationPanel.send({ type: 'back.pressed' })}
      onOutside={() => notificationPanel.send({ type: 'outside.pressed' })}
      label={words.title}
      className="flex max-h-[min(36rem,calc(100dvh-5rem))] w-[min(46rem,calc(100vw-1rem))] flex-col"
    >
      <h2 className="shrink-0 border-line border-b px-4 py-3 font-semibold">{words.title}</h2>
      {isRefreshing && list.data && <ListAge hasFailed={hasFailed} />}
      <PartBoundary>
        <NotificationList list={list} seenUpTo={seenUpTo} />
      </PartBoundary>
    </Popover>
  )
}
