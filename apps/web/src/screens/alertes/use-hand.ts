import type { AlarmListEvent } from '@vigie/machines/alarm-list'
import { type RefObject, useEffect } from 'react'

/** Tells the chart when pointer or focus come into the list, and when both have left it, or the list them. */
export const useHand = (list: RefObject<HTMLElement | null>, send: (event: AlarmListEvent) => void): void => {
  useEffect(() => {
    const element = list.current
    if (element === null) return
    const inside = { pointer: false, focus: false }
    let wasIn = false
    const note = (part: keyof typeof inside, isIn: boolean) => {
      inside[part] = isIn
      const is = inside.pointer || inside.focus
      if (is !== wasIn) send({ type: is ? 'hand.entered' : 'hand.left' })
      wasIn = is
    }
    const heard = {
      pointerenter: () => note('pointer', true),
      // a finger that was lifted is not away: it has no place
      pointerleave: () => note('pointer', false),
      focusin: () => note('focus', true),
      focusout: (event: Event) => {
        const next = event instanceof FocusEvent ? event.relatedTarget : null
        if (!(next instanceof Node && element.contains(next))) note('focus', false)
      },
    }
    for (const [type, listener] of Object.entries(heard)) element.addEventListener(type, listener)
    return () => {
      for (const [type, listener] of Object.entries(heard)) element.removeEventListener(type, listener)
      if (wasIn) send({ type: 'hand.left' })
    }
  }, [list, send])
}
