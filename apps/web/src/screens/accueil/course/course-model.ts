import type { Stretch } from './steps.ts'

/** How a series is drawn; the names are those of the key above the drawing. */
export type CourseLook = 'consumed' | 'produced' | 'grid' | 'solar'
export type CourseSeries = {
  readonly look: CourseLook
  readonly name: string
  /** over each stretch; null: no data */
  readonly values: readonly (number | null)[]
  /** where its area begins, when it stands on another */
  readonly bases?: readonly (number | null)[]
}
export type CourseModel = {
  /** of the whole drawing, epoch ms */
  readonly span: Stretch
  readonly stretches: readonly Stretch[]
  /** those by the day that are only a part of one: what they hold is no day's */
  readonly partial: readonly Stretch[]
  readonly series: readonly CourseSeries[]
  /** what was to be expected of what is still to come */
  readonly expected: { readonly stretches: readonly Stretch[]; readonly series: readonly CourseSeries[] } | null
  /** where the data of a running period end, epoch ms; null: the period is over */
  readonly until: number | null
  /** the beginning of a cut that still silences the site, epoch ms */
  readonly cutAt: number | null
  readonly hourly: boolean
  /** of the values, per hour or day */
  readonly unit: string
}

export const AREAS: Record<CourseLook, string> = {
  consumed: 'fill-water/25',
  produced: 'fill-none',
  grid: 'fill-line-strong/45',
  solar: 'fill-energy-fill/60',
}
export const LINES: Record<CourseLook, string> = {
  consumed: 'stroke-water',
  produced: 'stroke-ink',
  grid: 'stroke-line-strong',
  solar: 'stroke-energy-fill',
}
/** A swatch of the key, drawn as the series is. */
export const COURSE_KEYS: Record<CourseLook, string> = {
  consumed: 'h-2.5 border-t-2 border-water bg-water/25',
  produced: 'h-0 border-t-[3px] border-ink',
  grid: 'h-2.5 border-t-2 border-line-strong bg-line-strong/45',
  solar: 'h-2.5 border-t-2 border-energy-fill bg-energy-fill/60',
}

/** Of the drawing, px of a 16 px page. */
export const HEIGHT = 190
export const EDGE = { left: 40, right: 8, top: 22, bottom: 20 } as const
export const MOST_TICKS_PX = 90
