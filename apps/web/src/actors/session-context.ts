import { alarmNoticeView } from '@vigie/machines/alarm-notice'
import { debriefView } from '@vigie/machines/debrief'
import { drawerView } from '@vigie/machines/drawer'
import { liveFeedView } from '@vigie/machines/live-feed'
import { notificationPanelView } from '@vigie/machines/notification-panel'
import { sidebarView } from '@vigie/machines/sidebar'
import { shallowEqual, useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { SessionActors } from './session-actors.ts'

const Context = createContext<SessionActors | null>(null)
export const SessionActorsProvider = Context.Provider

/** The charts of the session, to send them what the person did. */
export const useActors = (): SessionActors => {
  const actors = useContext(Context)
  if (!actors) throw new Error('no SessionActorsProvider above')
  return actors
}

export const useDrawer = () => useSelector(useActors().drawer, drawerView, shallowEqual)
export const useLiveFeed = () => useSelector(useActors().liveFeed, liveFeedView, shallowEqual)
export const useNotificationPanel = () =>
  useSelector(useActors().notificationPanel, notificationPanelView, shallowEqual)
export const useSidebar = () => useSelector(useActors().sidebar, sidebarView)
export const useDebrief = () => useSelector(useActors().debrief, debriefView, shallowEqual)
export const useAlarmNotice = () => useSelector(useActors().alarmNotice, alarmNoticeView)
