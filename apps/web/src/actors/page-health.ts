// Wall's layer names no adapter: what the browser says of the page passes through here.
import type { WallHealth } from '@vigie/contracts/entities'
import { heapMb, measureFrames, nodeCount, runningBuild, uptimeS } from '@/adapters/wall-device'

export { keepScreenLit } from '@/adapters/wall-device'

/** What the page of a wall is doing to its browser. */
export type PageHealth = Pick<
  WallHealth,
  'version' | 'uptimeS' | 'heapMb' | 'nodes' | 'frameMs' | 'widthPx' | 'heightPx'
>

/** Measuring frames has the page make some for a second, which costs a wall of many values more than showing them. */
const FRAMES_EVERY_MS = 60_000

/** What asks the page how it is; its frames are measured once a minute, and told as they were in between. */
export const createPageHealth = () => {
  let frames: { readonly at: number; readonly ms: number | null } | null = null
  return async (): Promise<PageHealth> => {
    if (frames === null || performance.now() - frames.at >= FRAMES_EVERY_MS)
      frames = { at: performance.now(), ms: await measureFrames() }
    return {
      version: runningBuild().replace(/^.*\/|\.js$/g, ''),
      uptimeS: uptimeS(),
      heapMb: heapMb(),
      nodes: nodeCount(),
      frameMs: frames.ms,
      widthPx: window.innerWidth,
      heightPx: window.innerHeight,
    }
  }
}
