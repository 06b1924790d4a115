const HOUR = 3_600_000

/** Spans a chart offers, and how often its stored part is read again while the live tail fills in. */
export const SPANS = {
  '1h': { ms: HOUR, rereadMs: 30_000, points: 720 },
  '6h': { ms: 6 * HOUR, rereadMs: 60_000, points: 720 },
  '24h': { ms: 24 * HOUR, rereadMs: 300_000, points: 600 },
  '7d': { ms: 7 * 24 * HOUR, rereadMs: 900_000, points: 700 },
} as const

export type Span = keyof typeof SPANS

/** The stored stretch to read at an instant: its end is rounded up, so that many instants ask the same question. */
export const storedRange = (span: Span, now: number): { readonly from: number; readonly to: number } => {
  const { ms, rereadMs } = SPANS[span]
  const to = Math.ceil((now + 1) / rereadMs) * rereadMs
  return { from: to - ms - rereadMs, to }
}
