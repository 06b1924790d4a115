import { alarmNoticeMachine } from '@vigie/machines/alarm-notice'
import { createActor } from 'xstate'
import { openTabs } from '@/adapters/tabs'
import { type Inspect, watched } from './inspect.ts'
import type { createNotificationPanel } from './notifications.ts'

type Panel = Pick<ReturnType<typeof createNotificationPanel>['notificationPanel'], 'on'>

/** The chart of the notice of power cuts; what is seen in the panel of notifications, or in another tab, is seen. */
export const createAlarmNotice = (panel: Panel, inspect: Inspect) => {
  const alarmNotice = createActor(alarmNoticeMachine, { id: 'alarm-notice', ...watched(inspect) })
  const see = () => {
    if (alarmNotice.getSnapshot().matches('shown')) alarmNotice.send({ type: 'panel.used' })
  }
  const tabs = openTabs(see)
  const subscription = panel.on('panel.used', see)
  alarmNotice.on('notice.seen', tabs.tellUsed)
  alarmNotice.start()
  return {
    alarmNotice,
    stop: () => {
      subscription.unsubscribe()
      tabs.close()
      alarmNotice.stop()
    },
  }
}
