import { useSyncExternalStore } from 'react'
import { desktopNotices } from '@/adapters/desktop-notices'

/** Whether alarms are told by the desktop, and how that is changed. */
export const useDesktopNotices = () => ({
  state: useSyncExternalStore(desktopNotices.subscribe, desktopNotices.get),
  turnOn: desktopNotices.turnOn,
  turnOff: desktopNotices.turnOff,
})
