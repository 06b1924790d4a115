/** What the bare page is made of. */
export type BarePage = {
  readonly token: string
  readonly path: string
  readonly protocol: string
  readonly css: string
  readonly html: string
  /** ids of the devices, in the order of their tiles */
  readonly names: readonly string[]
}

/**
 * Runs in an empty page of the same origin: the tiles of a wall without any library, from the same live socket, with
 * the same markup and the same styles, written ten times a second at most. It is sent there as text, so it uses nothing
 * from outside itself.
 */
export const runBarePage = async ({ token, path, protocol, css, html, names }: BarePage): Promise<void> => {
  type Tile = { value: Text; age: Text; at: number; latest: number; said: string; saidAge: string }
  /** as long as the wall waits before its next frame */
  const CALM_MS = 84
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
  document.body.innerHTML = html
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
  const tellAge = (tile: Tile) => {
    const said = `âge ${Math.floor(Math.max(0, Date.now() - tile.at) / 1_000)} s`
    if (said !== tile.saidAge) tile.age.data = said
    tile.saidAge = said
  }
  setInterval(() => tiles.forEach(tellAge), 1_000)
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
