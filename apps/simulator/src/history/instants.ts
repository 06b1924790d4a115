import { HOUR_MS, MINUTE_MS } from '@vigie/contracts/entities'

/** the last two days are kept at a finer cadence */
const FINE_MS = 48 * HOUR_MS

/** When a device stored what it measured; `detail` also has the electrical quality, which is kept less often. */
export type Instant = { readonly ts: number; readonly detail: boolean }

/** Instants in (fromMs, toMs]: hourly, then every 5 minutes over the last two days before `toMs`. */
export function* historyInstants(fromMs: number, toMs: number): Generator<Instant, void, void> {
  const fineMs = Math.floor((toMs - FINE_MS) / HOUR_MS) * HOUR_MS
  let ts = fromMs
  while (true) {
    const every = ts < fineMs ? HOUR_MS : 5 * MINUTE_MS
    ts = (Math.floor(ts / every) + 1) * every
    if (ts > toMs) return
    yield { ts, detail: ts % (ts <= fineMs ? 4 * HOUR_MS : 15 * MINUTE_MS) === 0 }
  }
}
