// notification-panel: written by `npm run paths -- gen` from golden/notification-panel.trace. The trace says what to expect.

import { pathTest } from '../run/path-test.ts'

pathTest('notification-panel', 1, async ({ start, ignores, does }) => {
  await start("start 1") // → panel.closed.seen + list.current
  await ignores("outside.pressed")
  await ignores("escape.pressed")
  await ignores("back.pressed")
  await ignores("otherPanel.used")
  await does("bell.pressed") // → panel.open + list.current
  await ignores("otherPanel.used")
  await does("bell.pressed") // → panel.closed.seen + list.current
  await does("bell.pressed") // → panel.open + list.current
  await does("shortcut.pressed") // → panel.closed.seen + list.current
  await does("bell.pressed") // → panel.open + list.current
  await does("outside.pressed") // → panel.closed.seen + list.current
  await does("bell.pressed") // → panel.open + list.current
  await does("escape.pressed") // → panel.closed.seen + list.current
  await does("bell.pressed") // → panel.open + list.current
  await does("back.pressed") // → panel.closed.seen + list.current
  await does("bell.pressed") // → panel.open + list.current
  await does("notification.arrived") // → panel.open + list.gathering.awaitingLull
  await ignores("otherPanel.used")
  await does("bell.pressed") // → panel.closed.seen + list.gathering.awaitingLull
  await ignores("outside.pressed")
  await ignores("escape.pressed")
  await ignores("back.pressed")
  await ignores("otherPanel.used")
  await does("bell.pressed") // → panel.open + list.gathering.awaitingLull
  await does("shortcut.pressed") // → panel.closed.seen + list.gathering.awaitingLull
  await does("shortcut.pressed") // → panel.open + list.gathering.awaitingLull
  await does("bell.pressed") // → panel.closed.seen + list.gathering.awaitingLull
  await does("shortcut.pressed") // → panel.open + list.gathering.awaitingLull
  await does("shortcut.pressed") // → panel.closed.seen + list.gathering.awaitingLull
  await does("notification.arrived") // → panel.closed.unseen + list.gathering.awaitingLull
  await ignores("outside.pressed")
  await ignores("escape.pressed")
  await ignores("back.pressed")
  await does("bell.pressed") // → panel.open + list.gathering.awaitingLull
  await does("outside.pressed") // → panel.closed.seen + list.gathering.awaitingLull
  await does("shortcut.pressed") // → panel.open + list.gathering.awaitingLull
  await does("outside.pressed") // → panel.closed.seen + list.gathering.awaitingLull
  await does("notification.arrived") // → panel.closed.unseen + list.gathering.awaitingLull
  await does("shortcut.pressed") // → panel.open + list.gathering.awaitingLull
  await does("escape.pressed") // → panel.closed.seen + list.gathering.awaitingLull
  await does("shortcut.pressed") // → panel.open + list.gathering.awaitingLull
  await does("back.pressed") // → panel.closed.seen + list.gathering.awaitingLull
  await does("shortcut.pressed") // → panel.open + list.gathering.awaitingLull
  await does("notification.arrived")
  await does("notification.arrived")
  await does("after burstLimit (list.gathering)") // → panel.open + list.refetching.upToDate
  await ignores("otherPanel.used")
  await does("bell.pressed") // → panel.closed.seen + list.refetching.upToDate
  await ignores("outside.pressed")
  await ignores("escape.pressed")
  await ignores("back.pressed")
  await ignores("otherPanel.used")
  await does("bell.pressed") // → panel.open + list.refetching.upToDate
  await does("shortcut.pressed") // → panel.closed.seen + list.refetching.upToDate
  await does("shortcut.pressed") // → panel.open + list.refetching.upToDate
  await does("outside.pressed") // → panel.closed.seen + list.refetching.upToDate
  await does("notification.arrived") // → panel.closed.unseen + list.refetching.outdated
  await ignores("outside.pressed")
  await ignores("escape.pressed")
})

pathTest('notification-panel', 2, async ({ start, does, ignores }) => {
  await start("start 1") // → panel.closed.seen + list.current
  await does("shortcut.pressed") // → panel.open + list.current
  await does("bell.pressed") // → panel.closed.seen + list.current
  await does("notification.arrived") // → panel.closed.unseen + list.gathering.awaitingLull
  await does("bell.pressed") // → panel.open + list.gathering.awaitingLull
  await does("after burstLull (list.gathering.awaitingLull)") // → panel.open + list.refetching.upToDate
  await does("escape.pressed") // → panel.closed.seen + list.refetching.upToDate
  await does("notification.arrived") // → panel.closed.unseen + list.refetching.outdated
  await ignores("back.pressed")
  await ignores("notification.arrived")
  await does("bell.pressed") // → panel.open + list.refetching.outdated
  await ignores("otherPanel.used")
  await ignores("notification.arrived")
  await does("bell.pressed") // → panel.closed.seen + list.refetching.outdated
  await ignores("outside.pressed")
  await ignores("escape.pressed")
  await ignores("back.pressed")
  await ignores("otherPanel.used")
  await does("bell.pressed") // → panel.open + list.refetching.outdated
  await does("shortcut.pressed") // → panel.closed.seen + list.refetching.outdated
  await does("shortcut.pressed") // → panel.open + list.refetching.outdated
  await does("outside.pressed") // → panel.closed.seen + list.refetching.outdated
  await does("notification.arrived") // → panel.closed.unseen + list.refetching.outdated
  await does("bell.pressed") // → panel.open + list.refetching.outdated
  await does("escape.pressed") // → panel.closed.seen + list.refetching.outdated
  await does("notification.arrived") // → panel.closed.unseen + list.refetching.outdated
  await does("shortcut.pressed") // → panel.open + list.refetching.outdated
  await does("back.pressed") // → panel.closed.seen + list.refetching.outdated
  await does("notification.arrived") // → panel.closed.unseen + list.refetching.outdated
  await does("otherPanel.used") // → panel.closed.seen + list.refetching.outdated
  await does("bell.pressed") // → panel.open + list.refetching.outdated
  await does("done refetchNotifications") // → panel.open + list.gathering.awaitingLull
  await does("notification.arrived")
  await does("after burstLull (list.gathering.awaitingLull)") // → panel.open + list.refetching.upToDate
  await does("back.pressed") // → panel.closed.seen + list.refetching.upToDate
  await does("notification.arrived") // → panel.closed.unseen + list.refetching.outdated
  await does("shortcut.pressed") // → panel.open + list.refetching.outdated
  await does("error refetchNotifications") // → panel.open + list.retrying
  await ignores("otherPanel.used")
  await ignores("notification.arrived")
  await does("bell.pressed") // → panel.closed.seen + list.retrying
  await ignores("outside.pressed")
  await ignores("escape.pressed")
  await ignores("back.pressed")
  await ignores("otherPanel.used")
  await does("bell.pressed") // → panel.open + list.retrying
  await does("shortcut.pressed") // → panel.closed.seen + list.retrying
  await does("shortcut.pressed") // → panel.open + list.retrying
  await does("outside.pressed") // → panel.closed.seen + list.retrying
  await does("notification.arrived") // → panel.closed.unseen + list.retrying
  await ignores("outside.pressed")
  await ignores("escape.pressed")
  await ignores("back.pressed")
  await ignores("notification.arrived")
  await does("bell.pressed") // → panel.open + list.retrying
  await does("escape.pressed") // → panel.closed.seen + list.retrying
  await does("after retryDelay (list.retrying)") // → panel.closed.seen + list.refetching.upToDate
  await does("notification.arrived") // → panel.closed.unseen + list.refetching.outdated
  await does("otherPanel.used") // → panel.closed.seen + list.refetching.outdated
  await does("shortcut.pressed") // → panel.open + list.refetching.outdated
})

pathTest('notification-panel', 3, async ({ start, does, ignores }) => {
  await start("start 1") // → panel.closed.seen + list.current
  await does("notification.arrived") // → panel.closed.unseen + list.gathering.awaitingLull
  await does("shortcut.pressed") // → panel.open + list.gathering.awaitingLull
  await does("bell.pressed") // → panel.closed.seen + list.gathering.awaitingLull
  await does("notification.arrived") // → panel.closed.unseen + list.gathering.awaitingLull
  await does("otherPanel.used") // → panel.closed.seen + list.gathering.awaitingLull
  await does("notification.arrived") // → panel.closed.unseen + list.gathering.awaitingLull
  await does("notification.arrived")
  await does("after burstLimit (list.gathering)") // → panel.closed.unseen + list.refetching.upToDate
  await ignores("outside.pressed")
  await ignores("escape.pressed")
  await ignores("back.pressed")
  await does("bell.pressed") // → panel.open + list.refetching.upToDate
  await does("notification.arrived") // → panel.open + list.refetching.outdated
  await does("done refetchNotifications") // → panel.open + list.gathering.awaitingLull
  await does("after burstLimit (list.gathering)") // → panel.open + list.refetching.upToDate
  await does("notification.arrived") // → panel.open + list.refetching.outdated
  await does("error refetchNotifications") // → panel.open + list.retrying
  await does("back.pressed") // → panel.closed.seen + list.retrying
  await does("bell.pressed") // → panel.open + list.retrying
  await does("after retryDelay (list.retrying)") // → panel.open + list.refetching.upToDate
  await does("notification.arrived") // → panel.open + list.refetching.outdated
  await does("bell.pressed") // → panel.closed.seen + list.refetching.outdated
  await does("notification.arrived") // → panel.closed.unseen + list.refetching.outdated
  await does("done refetchNotifications") // → panel.closed.unseen + list.gathering.awaitingLull
  await does("after burstLull (list.gathering.awaitingLull)") // → panel.closed.unseen + list.refetching.upToDate
  await does("shortcut.pressed") // → panel.open + list.refetching.upToDate
  await does("done refetchNotifications") // → panel.open + list.current
  await does("notification.arrived") // → panel.open + list.gathering.awaitingLull
  await does("notification.arrived")
  await does("bell.pressed") // → panel.closed.seen + list.gathering.awaitingLull
  await does("after burstLimit (list.gathering)") // → panel.closed.seen + list.refetching.upToDate
  await does("notification.arrived") // → panel.closed.unseen + list.refetching.outdated
  await does("done refetchNotifications") // → panel.closed.unseen + list.gathering.awaitingLull
  await does("otherPanel.used") // → panel.closed.seen + list.gathering.awaitingLull
  await does("after burstLull (list.gathering.awaitingLull)") // → panel.closed.seen + list.refetching.upToDate
  await does("notification.arrived") // → panel.closed.unseen + list.refetching.outdated
  await does("error refetchNotifications") // → panel.closed.unseen + list.retrying
  await does("shortcut.pressed") // → panel.open + list.retrying
  await does("shortcut.pressed") // → panel.closed.seen + list.retrying
  await does("notification.arrived") // → panel.closed.unseen + list.retrying
  await does("otherPanel.used") // → panel.closed.seen + list.retrying
  await does("notification.arrived") // → panel.closed.unseen + list.retrying
  await does("after retryDelay (list.retrying)") // → panel.closed.unseen + list.refetching.upToDate
  await does("otherPanel.used") // → panel.closed.seen + list.refetching.upToDate
  await does("notification.arrived") // → panel.closed.unseen + list.refetching.outdated
  await does("otherPanel.used") // → panel.closed.seen + list.refetching.outdated
  await does("done refetchNotifications") // → panel.closed.seen + list.gathering.awaitingLull
  await does("notification.arrived") // → panel.closed.unseen + list.gathering.awaitingLull
  await does("after burstLimit (list.gathering)") // → panel.closed.unseen + list.refetching.upToDate
  await does("notification.arrived") // → panel.closed.unseen + list.refetching.outdated
  await does("otherPanel.used") // → panel.closed.seen + list.refetching.outdated
  await does("error refetchNotifications") // → panel.closed.seen + list.retrying
  await does("after retryDelay (list.retrying)") // → panel.closed.seen + list.refetching.upToDate
  await does("done refetchNotifications") // → panel.closed.seen + list.current
  await does("notification.arrived") // → panel.closed.unseen + list.gathering.awaitingLull
  await does("otherPanel.used") // → panel.closed.seen + list.gathering.awaitingLull
  await does("notification.arrived") // → panel.closed.unseen + list.gathering.awaitingLull
  await does("after burstLull (list.gathering.awaitingLull)") // → panel.closed.unseen + list.refetching.upToDate
  await does("notification.arrived") // → panel.closed.unseen + list.refetching.outdated
})

pathTest('notification-panel', 4, async ({ start, does, ignores }) => {
  await start("start 1") // → panel.closed.seen + list.current
  await does("notification.arrived") // → panel.closed.unseen + list.gathering.awaitingLull
  await does("notification.arrived")
  await does("after burstLimit (list.gathering)") // → panel.closed.unseen + list.refetching.upToDate
  await does("done refetchNotifications") // → panel.closed.unseen + list.current
  await ignores("outside.pressed")
  await ignores("escape.pressed")
  await ignores("back.pressed")
  await does("bell.pressed") // → panel.open + list.current
  await does("shortcut.pressed") // → panel.closed.seen + list.current
  await does("notification.arrived") // → panel.closed.unseen + list.gathering.awaitingLull
  await does("after burstLimit (list.gathering)") // → panel.closed.unseen + list.refetching.upToDate
  await does("error refetchNotifications") // → panel.closed.unseen + list.retrying
  await does("after retryDelay (list.retrying)") // → panel.closed.unseen + list.refetching.upToDate
  await does("error refetchNotifications") // → panel.closed.unseen + list.retrying
  await does("bell.pressed") // → panel.open + list.retrying
  await does("after retryDelay (list.retrying)") // → panel.open + list.refetching.upToDate
  await does("error refetchNotifications") // → panel.open + list.retrying
  await does("bell.pressed") // → panel.closed.seen + list.retrying
  await does("after retryDelay (list.retrying)") // → panel.closed.seen + list.refetching.upToDate
  await does("error refetchNotifications") // → panel.closed.seen + list.retrying
  await does("bell.pressed") // → panel.open + list.retrying
  await does("after retryDelay (list.retrying)") // → panel.open + list.refetching.upToDate
  await does("bell.pressed") // → panel.closed.seen + list.refetching.upToDate
  await does("notification.arrived") // → panel.closed.unseen + list.refetching.outdated
  await does("done refetchNotifications") // → panel.closed.unseen + list.gathering.awaitingLull
  await does("after burstLull (list.gathering.awaitingLull)") // → panel.closed.unseen + list.refetching.upToDate
  await does("done refetchNotifications") // → panel.closed.unseen + list.current
  await does("shortcut.pressed") // → panel.open + list.current
  await does("outside.pressed") // → panel.closed.seen + list.current
  await does("notification.arrived") // → panel.closed.unseen + list.gathering.awaitingLull
  await does("after burstLull (list.gathering.awaitingLull)") // → panel.closed.unseen + list.refetching.upToDate
  await does("error refetchNotifications") // → panel.closed.unseen + list.retrying
  await does("after retryDelay (list.retrying)") // → panel.closed.unseen + list.refetching.upToDate
  await does("done refetchNotifications") // → panel.closed.unseen + list.current
  await does("otherPanel.used") // → panel.closed.seen + list.current
  await does("notification.arrived") // → panel.closed.unseen + list.gathering.awaitingLull
  await does("bell.pressed") // → panel.open + list.gathering.awaitingLull
  await does("escape.pressed") // → panel.closed.seen + list.gathering.awaitingLull
  await does("notification.arrived") // → panel.closed.unseen + list.gathering.awaitingLull
  await does("bell.pressed") // → panel.open + list.gathering.awaitingLull
  await does("back.pressed") // → panel.closed.seen + list.gathering.awaitingLull
  await does("notification.arrived") // → panel.closed.unseen + list.gathering.awaitingLull
  await does("after burstLimit (list.gathering)") // → panel.closed.unseen + list.refetching.upToDate
  await does("done refetchNotifications") // → panel.closed.unseen + list.current
  await does("notification.arrived") // → panel.closed.unseen + list.gathering.awaitingLull
  await does("after burstLimit (list.gathering)") // → panel.closed.unseen + list.refetching.upToDate
  await does("bell.pressed") // → panel.open + list.refetching.upToDate
  await does("shortcut.pressed") // → panel.closed.seen + list.refetching.upToDate
  await does("notification.arrived") // → panel.closed.unseen + list.refetching.outdated
  await does("done refetchNotifications") // → panel.closed.unseen + list.gathering.awaitingLull
  await does("after burstLimit (list.gathering)") // → panel.closed.unseen + list.refetching.upToDate
  await does("done refetchNotifications") // → panel.closed.unseen + list.current
  await does("notification.arrived") // → panel.closed.unseen + list.gathering.awaitingLull
  await does("after burstLull (list.gathering.awaitingLull)") // → panel.closed.unseen + list.refetching.upToDate
  await does("bell.pressed") // → panel.open + list.refetching.upToDate
  await does("done refetchNotifications") // → panel.open + list.current
  await does("escape.pressed") // → panel.closed.seen + list.current
  await does("notification.arrived") // → panel.closed.unseen + list.gathering.awaitingLull
  await does("bell.pressed") // → panel.open + list.gathering.awaitingLull
  await does("after burstLimit (list.gathering)") // → panel.open + list.refetching.upToDate
  await does("done refetchNotifications") // → panel.open + list.current
  await does("back.pressed") // → panel.closed.seen + list.current
  await does("notification.arrived") // → panel.closed.unseen + list.gathering.awaitingLull
})
