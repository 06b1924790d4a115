import { notificationPanelMachine } from '@vigie/machines/notification-panel'
import { createActor, fromPromise } from 'xstate'
import { type Inspect, watched } from './inspect.ts'

/** The chart of the bell and its panel; `refetch` rejects when the list could not be read. */
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
  return createActor(machine, { id: 'notification-panel', input, ...watched(inspect) }).start()
}
