import { type ComponentType, lazy, useState } from 'react'
import { forgetInSession, isFirstInSession } from '@/adapters/storage'

/** The build that is running: its entry's address carries a hash of the content. */
const BUILD = import.meta.url
const CHUNK_FAILURE =
  /Failed to fetch dynamically|error loading dynamically imported|Importing a module script failed|Unable to preload/i

/** Whether an error says that a part of the application could not be fetched. */
export const isChunkFailure = (error: unknown): boolean => error instanceof Error && CHUNK_FAILURE.test(error.message)

/**
 * A screen loaded when first shown. When its code cannot be fetched, most often because a new
 * version replaced it, the page reloads: once per build and screen (R2.3); then the error shows.
 * Code that is there already shows at once: behind a fallback, React would hold it back for 300 ms.
 * @returns the screen, with `preload` to fetch it because it is about to be shown, and `fetchAhead` in case it will
 * be; both settle in any case
 */
export const lazyScreen = <P extends object>(name: string, load: () => Promise<ComponentType<P>>) => {
  let fetching: Promise<ComponentType<P>> | undefined
  let fetched: ComponentType<P> | undefined
  const once = () => {
    fetching ??= loadOrReload(name, load).then((screen) => {
      fetched = screen
      return screen
    })
    return fetching
  }
  const Fetched = lazy(async () => ({ default: await once() }))
  const Screen = (props: P) => {
    const [Shown] = useState<ComponentType<P>>(() => fetched ?? Fetched)
    return <Shown {...props} />
  }
  const preload = () =>
    once().then(
      () => {},
      () => {},
    )
  /** Answers whether its code is there; if not, showing it tries again. */
  const fetchAhead = async (): Promise<boolean> => {
    fetched ??= await (fetching ?? load()).catch(() => undefined)
    if (fetched !== undefined) fetching ??= Promise.resolve(fetched)
    return fetched !== undefined
  }
  return Object.assign(Screen, { preload, fetchAhead })
}

/** Whether this failure to fetch a part is worth a reload: the first of this part, in this build and page session. */
export const mayReload = (name: string, error: unknown): boolean =>
  isChunkFailure(error) && isFirstInSession(keyOf(name))

const loadOrReload = async <T,>(name: string, load: () => Promise<T>): Promise<T> => {
  try {
    const screen = await load()
    forgetInSession(keyOf(name))
    return screen
  } catch (error) {
    if (!mayReload(name, error)) throw error
    window.location.reload()
    return new Promise(() => {})
  }
}

const keyOf = (name: string): string => `reloaded:${name}:${BUILD}`
