import { type Ref, useEffect, useLayoutEffect, useRef } from 'react'

type BoundProps = { readonly to: HTMLElement; readonly ref?: Ref<HTMLElement> } & Readonly<Record<string, unknown>>

/**
 * Gives an element that stands already what Radix gives the child of a trigger: its reference, attributes and handlers.
 * So the code of a layer can come after its button, which keeps its place and the focus. Draws nothing. What the element
 * says of itself stays, as with a child.
 */
export const Bound = ({ to, ref, ...given }: BoundProps) => {
  useReference(to, ref)
  useAttributes(to, given)
  useHandlers(to, given)
  return null
}

const useReference = (to: HTMLElement, ref: Ref<HTMLElement> | undefined) => {
  const first = useRef(ref)
  useLayoutEffect(() => {
    const { current: target } = first
    if (typeof target !== 'function') {
      if (target) target.current = to
      return () => {
        if (target) target.current = null
      }
    }
    const end = target(to)
    return () => (end === undefined ? void target(null) : end())
  }, [to])
}

const useAttributes = (to: HTMLElement, given: Readonly<Record<string, unknown>>) => {
  const ours = useRef(new Set<string>())
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(given)) {
      if (!/^(?:aria-|data-|id$)/.test(name) || (to.hasAttribute(name) && !ours.current.has(name))) continue
      if (value === undefined || value === null) {
        to.removeAttribute(name)
        ours.current.delete(name)
      } else {
        to.setAttribute(name, `${value}`)
        ours.current.add(name)
      }
    }
  })
  useLayoutEffect(() => {
    const { current: names } = ours
    return () => {
      for (const name of names) to.removeAttribute(name)
      names.clear()
    }
  }, [to])
}

const useHandlers = (to: HTMLElement, given: Readonly<Record<string, unknown>>) => {
  const latest = useRef(given)
  useLayoutEffect(() => {
    latest.current = given
  })
  useEffect(() => {
    const names = Object.keys(latest.current).filter((name) => /^on[A-Z]/.test(name))
    const listeners = names.map((name) => {
      const listen = (event: Event) => {
        const handler = latest.current[name]
        if (typeof handler === 'function') handler(event)
      }
      return [name.slice('on'.length).toLowerCase(), listen] as const
    })
    for (const [type, listen] of listeners) to.addEventListener(type, listen)
    return () => {
      for (const [type, listen] of listeners) to.removeEventListener(type, listen)
    }
  }, [to])
}
