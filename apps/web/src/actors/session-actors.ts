import type { AlarmAct } from '@vigie/machines/alarm-acts'
// The charts that live as long as a session. They end with it, so that the next person finds nothing of the last one's.
import type { LiveSocket } from '@/adapters/live-socket'
import { createAlarmActs } from './alarm-acts.ts'
import { createAlarmNotice } from './alarm-notice.ts'
import { createAlarmSound } from './alarm-sound.ts'
import { createDebrief, type ReadChanges } from './debrief.ts'
import type { Inspect } from './inspect.ts'
import type { KeptActs } from './kept-acts.ts'
import type { KeptUnseen } from './kept-unseen.ts'
import { createLayout } from './layout.ts'
import { createLiveFeed } from './live-feed.ts'
import { createNotificationPanel } from './notifications.ts'
import type { SendAct } from './send-act.ts'

type SessionActorsOptions = {
  readonly liveSocket: LiveSocket
  readonly refetchNotifications: () => Promise<void>
  readonly sendAct: SendAct
  readonly onLeftSent: (acts: readonly AlarmAct[]) => void
  readonly readChanges: ReadChanges
  readonly keptActs: KeptActs
  readonly keptUnseen: KeptUnseen
  readonly inspect: Inspect
}

export const createSessionActors = (options: SessionActorsOptions) => {
  const { inspect } = options
  const layout = createLayout(inspect)
  const notifications = createNotificationPanel(options.refetchNotifications, inspect)
  const live = createLiveFeed(options.liveSocket, inspect)
  const acts = createAlarmActs({
    send: options.sendAct,
    onLeftSent: options.onLeftSent,
    kept: options.keptActs,
    feed: live.feed,
    inspect,
  })
  const notice = createAlarmNotice(notifications.notificationPanel, inspect)
  const sound = createAlarmSound(inspect)
  const debrief = createDebrief(options.readChanges, options.keptUnseen, inspect)
  return {
    actors: {
      sidebar: layout.sidebar,
      drawer: layout.drawer,
      notificationPanel: notifications.notificationPanel,
      liveFeed: live.feed,
      alarmActs: acts.alarmActs,
      alarmNotice: notice.alarmNotice,
      alarmSound: sound.alarmSound,
      debrief: debrief.debrief,
      keptActs: options.keptActs,
      /** watches the charts of a screen as those of the session */
      inspect,
    },
    /** where an absence that nobody has seen was over before the page was loaded again; null: none was */
    absenceEnd: debrief.end,
    stop: () => {
      debrief.stop()
      sound.stop()
      notice.stop()
      acts.stop()
      live.stop()
      notifications.stop()
      layout.stop()
    },
  }
}
export type SessionActors = ReturnType<typeof createSessionActors>['actors']
