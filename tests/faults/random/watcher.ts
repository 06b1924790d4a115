import { isRetryableClose, LIVE_TIMING, type LiveEvent } from '@vigie/contracts/live'
import { createLiveClient, type LiveClient } from '../../harness/live-client.ts'
import { createRandom } from '../../harness/random.ts'
import type { Claim, Heard, Shown, ShownStatus, WatcherRecord } from './evidence.ts'
import type { Bearer } from './token.ts'

/**
 * One client of the gateways, that applies what it hears as the page does: it resumes where it stood, tries again with
 * the page's delays, gives up a connection that is silent, and renews its token.
 */
export type Watcher = {
  readonly name: string
  readonly site: string
  readonly record: () => WatcherRecord
  readonly shown: () => Shown
  /** whether it was told within the last heartbeats that what it shows is live */
  readonly isLive: () => boolean
  /** the head of the journal that it stands at */
  readonly seq: () => number
  /** Goes on with a token that ends in so many seconds, and fetches another only when that one is refused. */
  readonly shortenToken: (seconds: number) => void
  /** when an entry was heard first, ms; null: not yet */
  readonly heardAt: (device: string, instantMs: number) => number | null
  readonly close: () => void
}
export type WatcherOptions = {
  readonly name: string
  readonly site: string
  /** ports of gateways: each connection is to the next one */
  readonly ports: readonly number[]
  readonly bearer: Bearer
  readonly seed: string
}

const { staleAfterMs } = LIVE_TIMING
/** the page's: silence after which a connection is given up, and that it waits for a welcome, ms */
const DROP_AFTER_MS = 7_500
const LOOK_EVERY_MS = 250
const BACKOFF_MS = { base: 1_000, cap: 5_000 } as const
const TOKEN_S = 3_600

export const createWatcher = ({ name, site, ports, bearer, seed }: WatcherOptions): Watcher => {
  const random = createRandom(`${seed} ${name}`)
  const heard: Heard[] = []
  const claims: Claim[] = []
  const statuses = new Map<string, ShownStatus>()
  const alarms = new Map<string, string>()
  const arrivals = new Map<string, number>()
  let position: { epoch: string; seq: number } | null = null
  let client: LiveClient | null = null
  let token = bearer.tokenFor(TOKEN_S)
  let failures = 0
  let attempts = 0
  let lastFrameAt = 0
  let lastClaim: Claim | null = null
  let aheadOnce = false
  let isClosed = false
  let retry: NodeJS.Timeout | undefined

  const connect = async () => {
    const port = ports[attempts % ports.length] ?? 0
    attempts += 1
    lastFrameAt = Date.now()
    aheadOnce = false
    let own: LiveClient | null = null
    const isCurrent = () => own === null || client === own
    const opened = await createLiveClient({
      port,
      site,
      token,
      handshakeTimeoutMs: DROP_AFTER_MS,
      ...(position === null ? {} : { resume: position }),
      onEvent: (event) => {
        if (isCurrent()) take(event)
      },
      onClosed: (code) => {
        if (isCurrent()) ended(code)
      },
    }).catch(() => null)
    own = opened
    client = opened
    if (isClosed) opened?.terminate()
    else if (opened === null) ended(1006)
    else if (opened.closed() !== null) ended(opened.closed()?.code ?? 1006)
  }
  const ended = (code: number) => {
    client = null
    // a page without a connection says so at once
    if (lastClaim !== null) claims.push({ ...lastClaim, at: Math.max(Date.now(), lastClaim.at), isLive: false })
    lastClaim = null
    if (isClosed || retry !== undefined) return
    if (code === 4001 || !isRetryableClose(code)) token = bearer.tokenFor(TOKEN_S)
    failures += 1
    const ceiling = Math.min(BACKOFF_MS.cap, BACKOFF_MS.base * 2 ** (failures - 1))
    retry = setTimeout(() => {
      retry = undefined
      void connect()
    }, random.next() * ceiling)
  }
  const drop = () => {
    const dropped = client
    client = null
    dropped?.terminate()
    ended(1006)
  }

  const take = (event: LiveEvent) => {
    lastFrameAt = Date.now()
    switch (event.type) {
      case 'welcome':
        failures = 0
        heard.push({ type: 'welcome', resumed: event.resumed, epoch: event.epoch, seq: event.seq })
        return
      case 'reset':
        heard.push({ type: 'reset', reason: event.reason, epoch: event.epoch, seq: event.seq })
        position = null
        return
      case 'snapshot':
        heard.push({ type: 'snapshot', epoch: event.epoch, seq: event.seq })
        position = { epoch: event.epoch, seq: event.seq }
        statuses.clear()
        alarms.clear()
        for (const status of event.statuses) statuses.set(status.device, shownStatus(status))
        for (const alarm of event.alarms) if (isActive(alarm)) alarms.set(alarm.id, alarm.device)
        return
      case 'status':
        for (const status of event.statuses) statuses.set(status.device, shownStatus(status))
        return
      case 'heartbeat':
        lastClaim = {
          at: Date.parse(event.at),
          seq: event.seq,
          isLive: event.source.state === 'live' && (event.source.ageMs ?? Number.POSITIVE_INFINITY) <= 2_000,
        }
        claims.push(lastClaim)
        return compareHead(event.seq)
      case 'journal':
        return takeEntry(event.entry)
    }
  }
  /** As the page: two heartbeats in a row ahead of it mean that entries are missing; it resumes. */
  const compareHead = (head: number) => {
    const isAhead = position !== null && head > position.seq
    if (isAhead && aheadOnce) drop()
    aheadOnce = isAhead
  }
  type Entry = Extract<LiveEvent, { type: 'journal' }>['entry']
  const takeEntry = (entry: Entry) => {
    heard.push({ type: 'entry', seq: entry.seq, heardAt: Date.now() })
    if (position === null || entry.seq > position.seq + 1) return drop()
    if (entry.seq <= position.seq) return
    position = { ...position, seq: entry.seq }
    if (entry.type === 'notification.created') {
      const key = `${entry.data.device_id._id ?? entry.data.device_id.name} ${Date.parse(entry.data.created_at)}`
      if (!arrivals.has(key)) arrivals.set(key, Date.now())
    } else if ('condition' in entry.data && isActive(entry.data)) alarms.set(entry.data.id, entry.data.device)
    else if ('condition' in entry.data) alarms.delete(entry.data.id)
  }

  const look = setInterval(() => {
    if (client !== null && Date.now() - lastFrameAt > DROP_AFTER_MS) drop()
  }, LOOK_EVERY_MS)
  void connect()
  return {
    name,
    site,
    record: () => ({ name, site, heard, claims }),
    shown: () => ({ by: name, statuses: new Map(statuses), alarms: new Set(alarms.values()) }),
    isLive: () => client !== null && Date.now() - lastFrameAt < staleAfterMs && lastClaim?.isLive === true,
    seq: () => position?.seq ?? 0,
    shortenToken: (seconds) => {
      token = bearer.tokenFor(seconds)
      client?.send({ type: 'renew', token })
    },
    heardAt: (device, instantMs) => arrivals.get(`${device} ${instantMs}`) ?? null,
    close: () => {
      isClosed = true
      clearInterval(look)
      clearTimeout(retry)
      client?.terminate()
    },
  }
}

type Told = { readonly powered: boolean | null; readonly poweredAt: string | null; readonly online: boolean | null }

/** What a status says, for comparison. */
export const shownStatus = ({ powered, poweredAt, online }: Told): ShownStatus => ({
  powered,
  poweredAt: poweredAt === null ? null : Date.parse(poweredAt),
  online,
})

/** Whether an alarm says now that a device has no power. */
export const isActive = (alarm: { readonly condition: string; readonly clearedAt: string | null }): boolean =>
  alarm.condition === 'power-off' && alarm.clearedAt === null
