import type { AlarmListEvent } from '@vigie/machines/alarm-list'
import { useEffect } from 'react'

/** What each key of the list says to its chart; letters are keys only outside fields. */
const KEYS: Readonly<Record<string, AlarmListEvent>> = {
  j: { type: 'step.pressed', by: 1, extends: false },
  ArrowDown: { type: 'step.pressed', by: 1, extends: false },
  J: { type: 'step.pressed', by: 1, extends: true },
  k: { type: 'step.pressed', by: -1, extends: false },
  ArrowUp: { type: 'step.pressed', by: -1, extends: false },
  K: { type: 'step.pressed', by: -1, extends: true },
  Enter: { type: 'open.pressed' },
  Escape: { type: 'escape.pressed' },
  a: { type: 'acknowledge.pressed' },
  c: { type: 'question.asked', question: 'commenting' },
  s: { type: 'question.asked', question: 'shelving' },
  i: { type: 'question.asked', question: 'assigning' },
  p: { type: 'question.asked', question: 'suppressing' },
  h: { type: 'question.asked', question: 'retiring' },
  x: { type: 'tick.pressed' },
  z: { type: 'clear.pressed' },
  n: { type: 'counter.pressed' },
  g: { type: 'group.pressed' },
}

type KeysOptions = {
  readonly send: (event: AlarmListEvent) => void
  /** whether a step leads to a line; an arrow that leads to none is left to the page */
  readonly maySend: (event: AlarmListEvent) => boolean
  readonly onSearch: () => void
}

/** The keyboard of the list; whatever lies over the page keeps it. */
export const useKeys = ({ send, maySend, onSearch }: KeysOptions): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      if (ctrlKey || metaKey || altKey || event.defaultPrevented || isTaken(target, key)) return
      if (document.querySelector('[data-scroll-lock], [role=dialog], [role=menu]') !== null) return
      if (key === '/') {
        event.preventDefault()
        return onSearch()
      }
      const said = KEYS[key]
      if (said === undefined || (said.type === 'step.pressed' && !maySend(said))) return
      if (key !== 'Escape') event.preventDefault()
      send(said)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [send, maySend, onSearch])
}

/** Whether what has the focus needs the key itself. */
const isTaken = (target: EventTarget | null, key: string): boolean => {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.closest('input:not([type=checkbox]), textarea, select') !== null) return true
  return key === 'Enter' && target.closest('a, button, summary') !== null
}
