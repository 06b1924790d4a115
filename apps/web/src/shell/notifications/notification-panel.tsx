import { Bell } from 'lucide-react'
import { useActors, useNotificationPanel } from '@/actors/session-context'
import { useNotifications } from '@/data'
import { text } from '@/text'
import { IconButton } from '@/ui/icon-button'
import { lateLayer } from '@/widgets/layers/late-layer'

const Notifications = lateLayer('dialog', async () => (await import('../layers.ts')).notifications)

const { notifications: words } = text.shell

/** The bell, its red dot and its panel (R4.1, R4.2). */
export const NotificationPanel = () => {
  const { isOpen, hasDot } = useNotificationPanel()
  const { notificationPanel } = useActors()
  // read from the start, so that the list is there when the panel opens
  useNotifications()
  return (
    <Notifications
      open={isOpen}
      onOpenChange={() => notificationPanel.send({ type: 'bell.pressed' })}
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
    />
  )
}
