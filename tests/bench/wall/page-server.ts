import type { PlayedServices } from './played.types.ts'

/**
 * Runs in the page, before its own code: the gateway's live socket, its REST answers and the identity service, as far as
 * a wall asks them, on the page's own clock; and a look at the wall each five seconds. It is sent there as text, so it
 * uses nothing from outside itself.
 */
export const playServices = (given: PlayedServices): void => {
  const { answers, expired, series, site, tokenForMs, failing, rowsPerSecond, cadenceMs, signWithinMs } = given
  const played = {
    updates: 0,
    renewals: 0,
    failedRenewals: 0,
    expiries: 0,
    signIns: 0,
    connections: 0,
    losses: 0,
    looks: 0,
    looksAtLost: 0,
    unlabelled: [] as string[],
    notAWall: 0,
  }
  Reflect.set(window, '__played', played)
  let drawn = 2_026
  const random = () => {
    drawn = (Math.imul(drawn, 1_103_515_245) + 12_345) & 0x7fffffff
    return drawn / 0x7fffffff
  }
  const encode = (part: object) =>
    btoa(JSON.stringify(part)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  const payloadOf = (token: string) =>
    JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
  let read = { token: '', exp: 0 }
  const isGood = (token: string) => {
    if (token !== read.token) read = { token, exp: payloadOf(token).exp * 1_000 }
    return read.exp > Date.now()
  }

  // the identity service and REST
  let claims: Record<string, unknown> = {}
  const real = window.fetch.bind(window)
  const json = (body: unknown, status = 200) =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json' },
    })
  const renew = () => {
    if (random() < failing) {
      played.failedRenewals += 1
      if (random() < 0.5) throw new TypeError('Failed to fetch')
      return json({ error: { code: 503, message: 'UNAVAILABLE' } }, 503)
    }
    played.renewals += 1
    const seconds = Math.floor(Date.now() / 1_000)
    const body = { ...claims, iat: seconds, exp: seconds + tokenForMs / 1_000, jti: String(played.renewals) }
    const token = `${encode({ alg: 'none', typ: 'JWT' })}.${encode(body)}.`
    const expiresIn = String(tokenForMs / 1_000)
    return json({
      access_token: token,
      id_token: token,
      refresh_token: 'kept',
      expires_in: expiresIn,
      token_type: 'Bearer',
    })
  }
  window.fetch = async (input, options) => {
    const request = input instanceof Request && options === undefined ? input : new Request(input, options)
    const { pathname } = new URL(request.url)
    if (pathname.includes('securetoken')) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      return renew()
    }
    const answer = answers[`${request.method} ${pathname}`]
    if (pathname === '/api/walls/token' || pathname.endsWith('/pairings')) played.signIns += 1
    // files of the page itself come from the real gateway
    if (!/^\/(api|config\.json|mur|identitytoolkit)/.test(pathname) && !pathname.includes('identitytoolkit'))
      return real(request)
    await new Promise((resolve) => setTimeout(resolve, 20))
    const [, token] = (request.headers.get('authorization') ?? '').split(' ')
    if (token !== undefined && !isGood(token)) return json(expired.body, expired.status)
    return new Response(answer?.text ?? JSON.stringify(given.unplayed.body), {
      status: answer?.status ?? given.unplayed.status,
      headers: { 'content-type': pathname === '/mur' ? 'text/html' : 'application/json' },
    })
  }

  // the live socket
  const latest = series.map((_, index) => ({ value: 10 + index, ts: Date.now(), silentUntil: 0 }))
  let current: PlayedSocket | null = null
  let token = ''
  let isMute = false
  let downUntil = 0
  let liveSince: number | null = null
  let lostSince = Date.now()
  class PlayedSocket extends EventTarget {
    static readonly CONNECTING = 0
    static readonly OPEN = 1
    static readonly CLOSING = 2
    static readonly CLOSED = 3
    readyState = 0
    constructor() {
      super()
      played.connections += 1
      setTimeout(() => {
        if (this.readyState !== 0) return
        this.readyState = 1
        this.dispatchEvent(new Event('open'))
      }, 10)
    }
    send(text: string) {
      const said = JSON.parse(text)
      if (said.type === 'authenticate') setTimeout(() => this.welcome(said), 5)
      if (said.type === 'renew') {
        token = said.token
        setTimeout(
          () => this.say({ type: 'renewed', expiresAt: new Date(payloadOf(token).exp * 1_000).toISOString() }),
          5,
        )
      }
    }
    close(code = 1_000) {
      if (this.readyState === 3) return
      this.readyState = 3
      if (current === this) current = null
      setTimeout(() => this.dispatchEvent(new CloseEvent('close', { code })), 1)
    }
    say(event: object) {
      if (this.readyState === 1 && !isMute)
        this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }))
    }
    private welcome(said: { token: string; resume?: unknown }) {
      if (!isGood(said.token)) return this.close(given.tokenExpiredCode)
      token = said.token
      current = this
      const resumed = said.resume !== undefined
      const place = { epoch: 'soak', seq: 0 }
      this.say({ type: 'welcome', ...place, site, resumed, capabilities: [] })
      const at = new Date().toISOString()
      const statuses = series.map(({ device }) => ({
        device,
        powered: true,
        poweredAt: at,
        online: true,
        onlineAt: at,
      }))
      const keys = series.map(({ device, metric }, index) => [index, device, metric])
      const readings = latest.map(({ value, ts }, index) => [index, ts, value])
      if (resumed) {
        this.say({ type: 'status', statuses })
        this.say({ type: 'readings', series: keys, rows: readings })
      } else this.say({ type: 'snapshot', ...place, at, series: keys, readings, statuses, alarms: [] })
      beat()
    }
  }
  Reflect.set(window, 'WebSocket', PlayedSocket)
  const isHealthy = () => current !== null && !isMute && downUntil < Date.now()
  const beat = () => {
    const source = downUntil < Date.now() ? { state: 'live', ageMs: 0 } : { state: 'down', ageMs: 5_000 }
    current?.say({ type: 'heartbeat', seq: 0, at: new Date().toISOString(), source })
  }
  const measure = () => {
    const now = Date.now()
    const rows = Array.from({ length: rowsPerSecond }, () => {
      const index = Math.floor(random() * series.length)
      const own = latest[index]
      if (own === undefined || own.silentUntil > now) return []
      own.value = Math.round(((own.value + 0.1) % 90) * 10) / 10
      own.ts = now
      return [[index, now, own.value] as const]
    }).flat()
    const last = [...new Map(rows.map((row) => [row[0], row])).values()]
    played.updates += rows.length
    if (isHealthy() && last.length > 0) current?.say({ type: 'readings', rows: last })
  }
  let wasGood = true
  setInterval(() => {
    const good = token === '' || isGood(token)
    if (wasGood && !good) {
      played.expiries += 1
      current?.close(given.tokenExpiredCode)
    }
    wasGood = good
    measure()
    beat()
    const now = Date.now()
    if (isHealthy()) liveSince ??= now
    else {
      if (liveSince !== null) lostSince = now
      liveSince = null
    }
  }, 1_000)
  // every hour or so something is lost: the connection, the sound of it, what stands behind it, one device
  setInterval(() => {
    const kind = Math.floor(random() * 8)
    if (kind < 3) played.losses += 1
    if (kind === 0) current?.close(1_006)
    if (kind === 1) {
      isMute = true
      setTimeout(() => {
        isMute = false
      }, 12_000)
    }
    if (kind === 2) downUntil = Date.now() + 30_000
    const silenced = latest[Math.floor(random() * latest.length)]
    if (silenced !== undefined) silenced.silentUntil = Date.now() + 300_000
  }, 1_200_000)

  // the look at the wall
  const tellUnlabelled = (what: string) => {
    if (played.unlabelled.length < 50) played.unlabelled.push(`${new Date().toISOString()} ${what}`)
  }
  const byName = new Map(series.map(({ name }, index) => [name, index]))
  setInterval(() => {
    const now = Date.now()
    const wall = document.querySelector<HTMLElement>('.wall[data-link]')
    played.looks += 1
    if (wall === null) {
      played.notAWall += 1
      return
    }
    const isLive = wall.dataset['link'] === 'live'
    if (!isLive) played.looksAtLost += 1
    if (isLive && liveSince === null && now - lostSince > signWithinMs) tellUnlabelled('live, and nothing is heard')
    for (const tile of document.querySelectorAll<HTMLElement>('.wall-tile[data-freshness="fresh"]')) {
      const index = byName.get(tile.querySelector('.wall-tile-name')?.textContent?.trim() ?? '')
      const own = latest[index ?? -1]
      if (own === undefined) tellUnlabelled(`nobody is called ${tile.textContent}`)
      else if (isLive && now - own.ts > 2 * cadenceMs + 1_500)
        tellUnlabelled(`${tile.textContent} is fresh, ${now - own.ts} ms old`)
    }
  }, 4_900)
  const kept = Object.keys(answers).find((key) => key.includes('signInWithCustomToken'))
  claims = payloadOf(JSON.parse(answers[kept ?? '']?.text ?? '{}').idToken ?? '')
}
