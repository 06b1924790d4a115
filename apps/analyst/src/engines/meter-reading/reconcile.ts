// digits of a counter + what is known of the meter → a value that may be stored, or why a person must look

/** What the product knows of the meter before it looks at a picture. */
export type MeterContext = {
  /** the counter's last good reading, in its unit (m³) */
  readonly last: { readonly value: number; readonly atMs: number } | null
  /** when the picture was taken */
  readonly atMs: number
  /** the most the meter lets through in an hour, in its unit: Q4, or what its pipe can carry; null: nobody said */
  readonly mostPerHour: number | null
  /** wheels before and after the comma, where somebody has told */
  readonly layout?: { readonly whole: number; readonly decimals: number } | undefined
}

export type Reconciled =
  | {
      readonly fits: true
      readonly value: number
      /** the least step that the digits show */
      readonly step: number
      /** false: the counter has not moved by a digit that can be read, so there is nothing new to store */
      readonly advances: boolean
    }
  | {
      readonly fits: false
      readonly why:
        | 'first-reading'
        | 'limit-unknown'
        | 'wrong-length'
        | 'below-last'
        | 'above-possible'
        | 'comma-unknown'
      /** the likeliest value, for a person to confirm or correct */
      readonly value: number
      readonly step: number
    }

const MOST_DECIMALS = 4
/** Clocks differ, and a counter's digits lag: this much is granted beside what the flow allows. */
const GRACE_HOURS = 1
const HOUR_MS = 3_600_000
/** Digits are decimal, floats are not. */
const EPSILON = 1e-9

/**
 * A value fits when it is not below the last reading at the digits' own resolution, and not above what the meter can
 * have let through since. Where the comma stands is told by the layout, else by the colour of the digits, else by the
 * last reading when it leaves one way only.
 */
export const reconcile = (digits: string, colouredDecimals: number | null, meter: MeterContext): Reconciled => {
  const { layout } = meter
  if (layout !== undefined && digits.length !== layout.whole + layout.decimals && digits.length !== layout.whole) {
    return { fits: false, why: 'wrong-length', ...numberFrom(digits, colouredDecimals ?? 0) }
  }
  const known = layout === undefined ? colouredDecimals : digits.length - layout.whole
  if (meter.last === null) return { fits: false, why: 'first-reading', ...numberFrom(digits, known ?? 0) }
  if (meter.mostPerHour === null) return { fits: false, why: 'limit-unknown', ...numberFrom(digits, known ?? 0) }
  const ways = layout === undefined ? commas(digits) : [digits.length - layout.whole]
  const judged = ways.map((decimals) => ({
    ...numberFrom(digits, decimals),
    gap: gapOf(numberFrom(digits, decimals), meter),
  }))
  const fitting = judged.filter(({ gap }) => gap === 0)
  // colour may be the light's: it decides between ways that fit, and forbids none
  const coloured = fitting.find(({ step }) => step === numberFrom(digits, colouredDecimals ?? -1).step)
  const [first, second] = coloured === undefined ? fitting : [coloured]
  if (first !== undefined && second === undefined) {
    return { fits: true, value: first.value, step: first.step, advances: first.value > meter.last.value + EPSILON }
  }
  const nearest = first ?? judged.toSorted((a, b) => Math.abs(a.gap) - Math.abs(b.gap))[0]
  const { value, step, gap } = nearest ?? { ...numberFrom(digits, 0), gap: 0 }
  const why = first !== undefined ? 'comma-unknown' : gap < 0 ? 'below-last' : 'above-possible'
  return { fits: false, why, value, step }
}

const numberFrom = (digits: string, decimals: number): { value: number; step: number } => ({
  value: Number(digits) / 10 ** decimals,
  step: 10 ** -decimals,
})

/** Every place the comma may stand; a whole counter may have none. */
const commas = (digits: string): number[] =>
  Array.from({ length: Math.min(MOST_DECIMALS, digits.length - 1) + 1 }, (_, decimals) => decimals)

/** How far outside the possible: negative below the last reading, positive above what can have flowed. */
const gapOf = ({ value, step }: { value: number; step: number }, { last, atMs, mostPerHour }: MeterContext): number => {
  if (last === null || mostPerHour === null) return 0
  if (value + step <= last.value + EPSILON) return value + step - last.value - EPSILON
  const hours = Math.max(0, atMs - last.atMs) / HOUR_MS + GRACE_HOURS
  const most = last.value + hours * mostPerHour + step
  return value > most ? value - most : 0
}
