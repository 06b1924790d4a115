// Wall's layer names no adapter: what the browser says of the page passes through here.
import type { WallHealth } from '@vigie/contracts/entities'
import { heapMb, measureFrames, nodeCount, runningBuild, uptimeS } from '@/adapters/wall-device'

export { keepScreenLit } from '@/adapters/wall-device'

/** What the page of a wall is doing to its browser. */
export type PageHealth = Pick<
  WallHealth,
  'version' | 'uptimeS' | 'heapMb' | 'nodes' | 'frameMs' | 'widthPx' | 'heightPx'
>

export const pageHealth = async (): Promise<PageHealth> => ({
  version: runningBuild().replace(/^.*\/|\.js$/g, ''),
  uptimeS: uptimeS(),
  heapMb: heapMb(),
  nodes: nodeCount(),
  frameMs: await measureFrames(),
  widthPx: window.innerWidth,
  heightPx: window.innerHeight,
})
