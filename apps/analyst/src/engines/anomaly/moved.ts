/** A metric that carries part of a score: its share of it, and which way it went from its usual value. */
export type Moved = {
  readonly metric: string
  /** 0 to 1, of the whole score */
  readonly share: number
  /** signed, in usual deviations of that metric */
  readonly deviations: number
}

/** Below this share of the score a metric explains nothing. */
const LEAST_SHARE = 0.12
const MOST_NAMED = 4

/** The metrics that explain a score, most telling first; none when nothing moved. */
export const movedOf = (
  metrics: readonly string[],
  parts: readonly number[],
  deviations: readonly number[],
): readonly Moved[] => {
  const whole = parts.reduce((sum, part) => sum + part, 0)
  if (!(whole > 0)) return []
  return metrics
    .map((metric, index) => ({
      metric,
      share: (parts[index] ?? 0) / whole,
      deviations: deviations[index] ?? 0,
    }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort((a, b) => b.share - a.share)
    .slice(0, MOST_NAMED)
}
