import type { DeviceLink } from '../devices/device-link.ts'
import { CAMERAS, chance, type FarmState, isPowered, planOf } from '../farm/index.ts'
import { drawFrame } from './frame.ts'

/** time between two pictures of a camera */
const EVERY_MS = 60_000

/** Has each camera of a site send what it sees, at once and then each minute while it has power. Returns the stop. */
export const startCameras = (links: ReadonlyMap<string, DeviceLink>, farm: () => FarmState): (() => void) => {
  const timers = new Set<NodeJS.Timeout>()
  const look = (camera: number, id: string): void => {
    const state = farm()
    if (!isPowered(state.supply, id)) return
    links.get(id)?.show(drawFrame(planOf(state.site), state, camera, Date.now()))
  }
  for (const [camera, id] of CAMERAS.entries()) {
    // not all of them at the same moment
    const wait = chance(farm().seed, `${farm().site}/${id}`, 0) * EVERY_MS
    look(camera, id)
    timers.add(
      setTimeout(() => {
        look(camera, id)
        timers.add(setInterval(() => look(camera, id), EVERY_MS))
      }, wait),
    )
  }
  return () => {
    for (const timer of timers) clearTimeout(timer)
  }
}
