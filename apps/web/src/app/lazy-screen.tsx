import { type ComponentType, lazy, useState } from 'react'
import { forgetInSession, isFirstInSession } from '@/adapters/storage'

/** Identifies the running build: the address of this file carries a hash of its content. */
const BUILD = import.meta.url
const CHUNK_FAILURE =
  /Failed to fetch dynamically|error loading dynamically imported|Importing a module script failed|Unable to preload/i

/** Whether an error says that a part of the application could not be fetched. */
export const isChunkFailure = (error: unknown): boolean => error instanceof Error && CHUNK_FAILURE.test(error.message)

/**
 * A screen whose code is fetched when it is first shown. When that fails, most often because a new version replaced
 * the files, the page reloads: once per build and screen (R2.3); after that the error shows. Code fetched earlier is
 * rendered without `lazy`, behind whose fallback React would hold it back for 300 ms.
 * @param name identifies the screen among the reloads
 * @returns the screen, with `preload` to fetch its code because it is about to be shown (a failure reloads the page),
 * and `fetchAhead` to fetch it in case it will be (a failure changes nothing); neither rejects
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
  /** Resolves to whether the code is there; if it is not, showing the screen fetches it again. */
  const fetchAhead = async (): Promise<boolean> => {
    fetched ??= await (fetching ?? load()).catch(() => undefined)
    if (fetched !== undefined) fetching ??= Promise.resolve(fetched)
    return fetched !== undefined
  }
  return Object.assign(Screen, { preload, fetchAhead })
}

/**
 * Whether to reload the page after a failure: it is one to fetch code, and the first for this name, build and tab
 * session.
 */
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
