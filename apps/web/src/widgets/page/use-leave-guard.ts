import { useContext, useEffect, useState } from 'react'
import { UNSAFE_NavigationContext } from 'react-router-dom'

/** What a guarded page asks before it is left; null: nobody is leaving. */
export type Leaving = { readonly stay: () => void; readonly leave: () => void }

/**
 * Holds whoever leaves the page while something on it is not saved: links, the palette and Back wait for an answer,
 * closing the tab for the browser's own question. Moves within the page (filters, anchors, layers) go on as ever.
 * The router's own blocker needs its data routers. Here links and the palette go through the navigator of its context,
 * and Back first leaves a copy of the page's own entry, which stands in the history for as long as the page is held.
 */
export const useLeaveGuard = (isHeld: boolean): Leaving | null => {
  const { navigator } = useContext(UNSAFE_NavigationContext)
  const [leave, setLeave] = useState<(() => void) | null>(null)
  useEffect(() => {
    if (!isHeld) return
    const here = location.pathname
    let isLeft = false
    const ask = (go: () => void) =>
      setLeave(() => () => {
        isLeft = true
        setLeave(null)
        // the question may lie in a layer of its own, which leaves the history first
        if (read('layer') === undefined) return go()
        window.addEventListener('popstate', go, { once: true })
      })
    const { push } = navigator
    navigator.push = (to, state, options) => {
      if (isLeft || pathOf(to) === here) return push.call(navigator, to, state, options)
      // the new page takes the place of the copy
      ask(() => (isOnCopy() ? navigator.replace(to, state, options) : push.call(navigator, to, state, options)))
    }
    const onPop = () => {
      if (isLeft || isOnCopy() || location.pathname !== here) return
      enterCopy()
      ask(() => history.go(-2))
    }
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isLeft) event.preventDefault()
    }
    enterCopy()
    window.addEventListener('popstate', onPop)
    window.addEventListener('beforeunload', onUnload)
    return () => {
      navigator.push = push
      window.removeEventListener('popstate', onPop)
      window.removeEventListener('beforeunload', onUnload)
      if (!isLeft && isOnCopy() && location.pathname === here) history.back()
    }
  }, [isHeld, navigator])
  return leave === null ? null : { stay: () => setLeave(null), leave }
}

/** The router counts its entries in `idx`. */
const enterCopy = (): void =>
  history.pushState({ ...history.state, idx: Number(read('idx') ?? 0) + 1, isCopy: true }, '')

const isOnCopy = (): boolean => read('isCopy') === true
const read = (name: string): unknown => (history.state instanceof Object ? Reflect.get(history.state, name) : undefined)

const pathOf = (to: string | { readonly pathname?: string }): string =>
  new URL(typeof to === 'string' ? to : (to.pathname ?? location.pathname), location.href).pathname
