import { namePart } from '../late/late-part.tsx'

const layers = new Set<() => Promise<boolean>>()

/** Names the code of something that opens over the page. */
export const nameLayer = (fetchAhead: () => Promise<boolean>): void => {
  layers.add(fetchAhead)
  // fetched again when idle, if it could not come before
  namePart(fetchAhead)
}

/** Fetches the code of all that opens over the page, so that it is there when asked for. */
export const fetchLayers = (): void => {
  for (const fetchAhead of layers) void fetchAhead()
}
