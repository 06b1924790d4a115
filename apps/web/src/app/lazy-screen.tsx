import { type ComponentType, useDeferredValue, useEffect, useSyncExternalStore } from 'react'
import { nextTask } from '@/adapters/next-task'
import { common } from '@/text/common'
import { lateCode } from '@/widgets/late/late-code'
import { forgetReload, reloadOnce } from './reload.ts'
import { RouteFailure } from './route-failure.tsx'

/**
 * A screen whose code is fetched when it is first shown. When that fails although the server answers, the page reloads:
 * once per build and screen (R2.3). Else the screen says so in its place, and shows as soon as its code has come.
 * @param name identifies the screen among the reloads
 * @param Waiting shown while the code comes
 * @param title what the tab is called until the screen says so itself; absent: it keeps its title
 * @returns the screen, with `fetchAhead` to fetch its code before it is shown; it resolves to whether the code is
 * there, never rejects, and a failure changes nothing
 */
export const lazyScreen = <P extends object>(
  name: string,
  load: () => Promise<ComponentType<P>>,
  Waiting: ComponentType,
  title?: string,
) => {
  const code = lateCode(
    async () => {
      const screen = await load()
      // its first look at the storage of the tab waits for another process: not in the task that runs the code
      void nextTask().then(() => forgetReload(name))
      return screen
    },
    (error) => reloadOnce(name, error),
  )
  const Screen = (props: P) => {
    // drawn in slices once it has come, as a transition: a store alone would have it drawn in one go
    const state = useDeferredValue(useSyncExternalStore(code.subscribe, code.get))
    useEffect(code.want, [])
    if (state.at === 'there') {
      const Shown: ComponentType<P> = state.part
      return <Shown {...props} />
    }
    return (
      <>
        {title !== undefined && <title>{`${title} · ${common.productName}`}</title>}
        {state.at === 'away' ? <Waiting /> : <RouteFailure error={state.error} onRetry={code.retry} />}
      </>
    )
  }
  return Object.assign(Screen, { fetchAhead: code.fetchAhead })
}
