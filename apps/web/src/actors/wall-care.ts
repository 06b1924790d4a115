import { wallCareMachine } from '@vigie/machines/wall-care'
import { createActor } from 'xstate'
import { heapMb, recentReloads, reloadWall, runningBuild, servedBuild } from '@/adapters/wall-device'
import { type Inspect, watched } from './inspect.ts'

/** The most a page may hold, MB: several times what a wall needs, and far from where a browser gives up. */
const HEAP_BUDGET_MB = 400
/** measured so often above its budget, it is no passing burst */
const HEAP_TIMES = 5
const MINUTE_MS = 60_000
const BUILD_EVERY = 5
const HOUR_MS = 60 * MINUTE_MS

/** The chart of a wall's care, with what it measures each minute. `stop` ends both. */
export const createWallCare = (inspect: Inspect) => {
  const reloads = recentReloads(Date.now())
  const input = { recentReloads: reloads.length }
  const care = createActor(wallCareMachine, { id: 'wall-care', input, ...watched(inspect) })
  care.on('reload.due', () => reloadWall(Date.now()))
  care.start()
  let minutes = 0
  let over = 0
  const look = async () => {
    minutes += 1
    over = (heapMb() ?? 0) > HEAP_BUDGET_MB ? over + 1 : 0
    if (over === HEAP_TIMES) care.send({ type: 'reload.wanted', reason: 'heap' })
    if (minutes % BUILD_EVERY !== 0) return
    const served = await servedBuild()
    if (served !== null && served !== runningBuild()) care.send({ type: 'reload.wanted', reason: 'build' })
  }
  const timer = setInterval(() => void look(), MINUTE_MS)
  const forget = setTimeout(() => care.send({ type: 'reloads.forgotten' }), HOUR_MS)
  return {
    care,
    stop: () => {
      clearInterval(timer)
      clearTimeout(forget)
      care.stop()
    },
  }
}
