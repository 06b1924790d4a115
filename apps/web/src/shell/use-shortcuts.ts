import { useEffect } from 'react'
import { useActors } from '@/actors/session-context'

/** Ctrl or Cmd with b toggles the menu (R3.5), with m the notifications (R4.1). */
export const useShortcuts = (): void => {
  const { sidebar, drawer, notificationPanel } = useActors()
  useEffect(() => {
    const pressed = { type: 'shortcut.pressed' } as const
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.repeat) return
      const key = event.key.toLowerCase()
      if (key !== 'b' && key !== 'm') return
      event.preventDefault()
      if (key === 'm') return notificationPanel.send(pressed)
      sidebar.send(pressed)
      drawer.send(pressed)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [sidebar, drawer, notificationPanel])
}
