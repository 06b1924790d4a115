import { notificationPanelMachine } from '@vigie/machines/notification-panel'
import { createActor, fromPromise } from 'xstate'
import { openTabs } from '@/adapters/tabs'
import { type Inspect, watched } from './inspect.ts'

/**
 * The chart of the bell and its panel; `refetch` rejects when the list could not be read. A panel used in one tab is told
 * to the others, whose dot goes out.
 */
export const createNotificationPanel = (refetch: () => Promise<void>, inspect: Inspect) => {
  const machine = notificationPanelMachine.provide({
    actors: {
      refetchNotifications: fromPromise(async () => {
        await refetch()
        return undefined
      }),
    },
  })
  const input = { random: Math.random }
  const notificationPanel = createActor(machine, { id: 'notification-panel', input, ...watched(inspect) })
  const tabs = openTabs(() => notificationPanel.send({ type: 'otherPanel.used' }))
  notificationPanel.on('panel.used', tabs.tellUsed)
  notificationPanel.start()
  return {
    notificationPanel,
    stop: () => {
      tabs.close()
      notificationPanel.stop()
    },
  }
}
