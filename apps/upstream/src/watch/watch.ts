import { endShelvings, type ShelvingDeps } from './shelvings.ts'

/** how often what is due is looked for, ms */
const ROUND_MS = 1_000

/** Does what is due to alarms, second by second. Returns the stop, which waits for a round under way. */
export const startWatch = (deps: ShelvingDeps & { readonly now: () => number }): (() => Promise<void>) => {
  let running: Promise<void> | null = null
  const round = (): void => {
    running ??= endShelvings(deps, deps.now())
      .catch((error) => deps.log.warn({ error: String(error) }, 'what is due to alarms was not done'))
      .finally(() => {
        running = null
      })
  }
  const timer = setInterval(round, ROUND_MS)
  return async () => {
    clearInterval(timer)
    await running
  }
}
