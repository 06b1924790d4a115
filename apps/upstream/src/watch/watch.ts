import { endDelays } from './delays.ts'
import type { WatchDeps } from './deps.ts'
import { keepMaintenance } from './maintenance.ts'
import { createNightRounds } from './nights.ts'
import { endShelvings } from './shelvings.ts'
import { findSilences } from './silences.ts'
import { endUnannounced } from './unannounced.ts'

/** how often what is due is looked for, ms */
const ROUND_MS = 1_000
/** in how many rounds once what comes slowly is looked for */
const SLOW = 10

/** Does what is due to alarms, second by second. Returns the stop, which waits for a round under way. */
export const startWatch = (deps: WatchDeps & { readonly now: () => number }): (() => Promise<void>) => {
  const judgeNights = createNightRounds(deps)
  let rounds = 0
  let running: Promise<void> | null = null

  const look = async (): Promise<void> => {
    const nowMs = deps.now()
    deps.listening.look(deps.own().keys(), nowMs)
    await endShelvings(deps, nowMs)
    await endDelays(deps, nowMs)
    await keepMaintenance(deps, nowMs)
    rounds += 1
    if (rounds % SLOW !== 0) return
    await deps.settings.reload()
    await endUnannounced(deps, nowMs)
    await findSilences(deps, nowMs)
    await judgeNights(nowMs)
  }
  const round = (): void => {
    running ??= look()
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
