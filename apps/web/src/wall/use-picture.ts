import { useSyncExternalStore } from 'react'
import type { Picture } from './room.ts'

const subscribe = (listener: () => void) => {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

/** The size of the window, which a wall fills. */
export const usePicture = (): Picture => {
  const said = useSyncExternalStore(subscribe, () => `${window.innerWidth}x${window.innerHeight}`)
  const [widthPx = 0, heightPx = 0] = said.split('x').map(Number)
  return { widthPx, heightPx }
}
