/** What the bare page is made of. */
export type BarePage = {
  readonly token: string
  readonly path: string
  readonly protocol: string
  /** ids of the devices, in the order of their tiles */
  readonly names: readonly string[]
}

/**
 * Runs in a page that holds the document of a wall without its scripts: its tiles without any library, from the same
 * live socket, written ten times a second at most. Each second it looks at every tile as the wall does: how old its
 * value is, whether that is fresh, and how many are. It is sent there as text, so it uses nothing from outside itself.
 */
export const runBarePage = async ({ token, path, protocol, names }: BarePage): Promise<void> => {
  type Tile = { value: Text; age: Text; at: number; latest: number; said: string; saidAge: string }
  /** as long as the wall waits before its next frame */
  const CALM_MS = 84
  /** as long as a value of these devices is fresh */
  const FRESH_MS = 10_000
  const textOf = (part: Element | null | undefined): Text => {
    const text = document.createTextNode('')
    part?.replaceChildren(text)
    return text
  }
  const tiles = new Map<string, Tile>()
  document.querySelectorAll('.wall-tile').forEach((tile, index) => {
    const value = textOf(tile.querySelector('[data-value]'))
    const age = textOf(tile.querySelector('.wall-age'))
    tiles.set(names[index] ?? '', { value, age, at: 0, latest: 0, said: '', saidAge: '' })
  })
  const format = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const bySeries = new Map<number, Tile>()
  const dirty = new Set<Tile>()
  let isPlanned = false
  const write = () => {
    isPlanned = false
    for (const tile of dirty) {
      const said = format.format(tile.latest)
      if (said !== tile.said) tile.value.data = said
      tile.said = said
      tellAge(tile)
    }
    dirty.clear()
  }
  /** Ages count whole seconds of the clock, so that all of them change together. */
  const secondNow = () => Math.floor(Date.now() / 1_000) * 1_000
  const tellAge = (tile: Tile) => {
    const said = `âge ${Math.max(0, Math.floor((secondNow() - tile.at) / 1_000))} s`
    if (said !== tile.saidAge) tile.age.data = said
    tile.saidAge = said
  }
  const count = textOf(document.querySelector('.wall-footer span'))
  let counted = -1
  const look = () => {
    let fresh = 0
    for (const tile of tiles.values()) {
      tellAge(tile)
      if (secondNow() - tile.at <= FRESH_MS) fresh += 1
    }
    if (fresh !== counted) count.data = `En direct, ${fresh} à jour sur ${tiles.size}`
    counted = fresh
    setTimeout(look, 1_000 - (Date.now() % 1_000))
  }
  look()
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}${path}`, protocol)
  socket.onopen = () => socket.send(JSON.stringify({ type: 'authenticate', token }))
  socket.onmessage = ({ data }) => {
    const event = JSON.parse(data)
    for (const [index, device] of event.series ?? []) {
      const tile = tiles.get(device)
      if (tile !== undefined) bySeries.set(index, tile)
    }
    for (const [index, at, value] of event.rows ?? event.readings ?? []) {
      const tile = bySeries.get(index)
      if (tile === undefined) continue
      tile.latest = value
      tile.at = at
      dirty.add(tile)
    }
    if (isPlanned || dirty.size === 0) return
    isPlanned = true
    setTimeout(() => requestAnimationFrame(write), CALM_MS)
  }
}
