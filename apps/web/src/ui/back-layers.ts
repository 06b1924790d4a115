// On a phone, Back closes what lies over the page instead of leaving it. Each open layer has an entry of its own in the
// browser's history, a copy of the page's that also says how deep the layer lies. Back leaves that entry, and the layer
// closes. A layer that closes in another way leaves its entry by itself.
// An entry that is left over (before a page that a link of the layer led to) is passed over in the direction of travel.
type Layer = {
  readonly path: string
  /** of the page's own entry, over which the layer lies */
  readonly key: unknown
  readonly close: () => void
}
type Entry = { readonly key: unknown; readonly depth: number }

const PHONE = '(max-width: 767.98px)'

/** The open layers that have an entry, the outermost first. */
const layers: Layer[] = []
/** The entry that Back or Forward led to last; null: something was pushed since. */
let arrival: Entry | null = null

/**
 * Gives an open layer its entry in the history of a phone; elsewhere it gets none, and Back leaves the page as ever.
 * @returns to be called once the layer has closed, however it did
 */
export const enterLayer = (close: () => void): (() => void) => {
  if (!matchMedia(PHONE).matches) return () => {}
  const layer = { path: location.pathname, key: read('key') ?? null, close }
  const depth = layers.push(layer)
  arrival = null
  history.pushState({ ...history.state, layer: depth }, '')
  return () => {
    const place = layers.indexOf(layer)
    if (place === -1) return
    layers.splice(place, 1)
    // Another page was pushed, or the page rewrote its address, which is then not that of the entry before: both stay.
    if (depthHere() === depth) history.back()
  }
}

/**
 * Closes the outermost layer through the history, as Back does, so that an address which `close` rewrites is that of
 * the page and not that of the layer; where the layer has no entry, at once.
 */
export const leaveLayer = (close: () => void): void => {
  if (layers.length > 0 && depthHere() === layers.length) history.back()
  else close()
}

/**
 * Marks the entry of the outermost layer again after the page rewrote the address while it was open, which gave it a
 * key of its own; the entry of the page below it is left as it is.
 */
export const keepLayer = (): void => {
  const top = layers.at(-1)
  const isRewritten = depthHere() === 0 && (read('key') ?? null) !== top?.key
  if (top?.path === location.pathname && isRewritten)
    history.replaceState({ ...history.state, layer: layers.length }, '')
}

/** Follows Back and Forward until it is called off; a page loaded anew on the entry of a layer leaves that entry. */
export const followBack = (): (() => void) => {
  if (depthHere() > layers.length) history.back()
  window.addEventListener('popstate', arrive)
  return () => window.removeEventListener('popstate', arrive)
}

const arrive = () => {
  const from = arrival
  // copies of a page have its key
  arrival = { key: read('key') ?? null, depth: depthHere() }
  if (arrival.depth > layers.length) {
    const isForward = from !== null && from.key === arrival.key && from.depth < arrival.depth
    return history.go(isForward ? 1 : -1)
  }
  for (const { path, close } of layers.splice(arrival.depth).reverse()) if (path === location.pathname) close()
}

const depthHere = (): number => Number(read('layer') ?? 0)
const read = (name: string): unknown => (history.state instanceof Object ? Reflect.get(history.state, name) : undefined)
