import { useEffect } from 'react'
import { useActors } from '@/actors/session-context'
import { isTyping } from './palette/palette-key.ts'

/** Ctrl or Cmd with b toggles the menu (R3.5), with m the notifications (R4.1); m alone mutes the alarms (R11.5), v says that the debrief was seen (R11.6). */
export const useShortcuts = (): void => {
  const { sidebar, drawer, notificationPanel, alarmSound, debrief } = useActors()
  useEffect(() => {
    const pressed = { type: 'shortcut.pressed' } as const
    const onKeyDown = (event: KeyboardEvent) => {
      if (isPlain(event, 'm')) return alarmSound.send({ type: 'mute.pressed' })
      if (isPlain(event, 'v')) return debrief.send({ type: 'seen.pressed' })
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
  }, [sidebar, drawer, notificationPanel, alarmSound, debrief])
}

/** A letter alone, typed into no field, while nothing lies over the page. */
const isPlain = ({ key, ctrlKey, metaKey, altKey, repeat, target }: KeyboardEvent, letter: string): boolean =>
  key === letter &&
  !(ctrlKey || metaKey || altKey || repeat) &&
  !isTyping(target) &&
  document.querySelector('[data-scroll-lock]') === null
