import { DAY_MS, HOUR_MS, MINUTE_MS } from '@vigie/contracts/entities'

/** Spans a chart offers, and how often its stored part is read again while the live tail fills in. */
export const SPANS = {
  '1h': { ms: HOUR_MS, rereadMs: MINUTE_MS / 2, points: 720 },
  '6h': { ms: 6 * HOUR_MS, rereadMs: MINUTE_MS, points: 720 },
  '24h': { ms: DAY_MS, rereadMs: 5 * MINUTE_MS, points: 600 },
  '7d': { ms: 7 * DAY_MS, rereadMs: 15 * MINUTE_MS, points: 700 },
} as const

export type Span = keyof typeof SPANS
export const SPAN_NAMES = ['1h', '6h', '24h', '7d'] as const satisfies readonly Span[]

/** The span a word of the address means; one hour for any other word. */
export const spanOf = (word: string | null): Span => SPAN_NAMES.find((name) => name === word) ?? '1h'

/** The stored stretch to read at an instant: its end is rounded up, so that one request serves many instants. */
export const storedRange = (span: Span, now: number): { readonly from: number; readonly to: number } => {
  const { ms, rereadMs } = SPANS[span]
  const to = Math.ceil((now + 1) / rereadMs) * rereadMs
  return { from: to - ms - rereadMs, to }
}
