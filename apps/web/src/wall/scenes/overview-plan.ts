// In: the room below the header, and what a site has. Out: how much of it is shown, and how large (R12.3).
import { stripPlan } from '../parts/strip.tsx'
import type { Box } from '../room.ts'

/**
 * How large values are drawn; what stands in them is never smaller than the smallest letter. `low`: a tank has its level
 * beside its name, and figures that have no room are not counted: their line is one more figure.
 */
export type Step = 'full' | 'snug' | 'dense' | 'low'

type Sizes = {
  /** lying: its width and its height, without and with an age that takes lines; standing: its height */
  readonly tank: { readonly cols: number; readonly rows: number; readonly aged: number; readonly standing: number }
  /** its width; its height, without and with an age on a line below */
  readonly figure: { readonly cols: number; readonly rows: number; readonly aged: number }
}

/** What each step takes of the room, em: the largest first. */
const STEPS: Readonly<Record<Step, Sizes>> = {
  full: { tank: { cols: 11, rows: 6.2, aged: 6.2, standing: 3.65 }, figure: { cols: 10.6, rows: 1.85, aged: 3 } },
  snug: { tank: { cols: 9.6, rows: 4.4, aged: 5.6, standing: 3.25 }, figure: { cols: 10, rows: 1.5, aged: 2.7 } },
  dense: { tank: { cols: 9.6, rows: 4.15, aged: 5.3, standing: 3 }, figure: { cols: 9.6, rows: 1.2, aged: 2.4 } },
  low: { tank: { cols: 11.6, rows: 2.7, aged: 3.9, standing: 3 }, figure: { cols: 9.6, rows: 1.2, aged: 2.4 } },
}
const STEP_NAMES = ['full', 'snug', 'dense', 'low'] as const satisfies readonly Step[]

/** a time on the line of a figure, with what keeps it from the unit */
const TIME_COLS = 3.6
/** the line that says how many are left out */
const MORE_ROWS = 1.2
/**
 * On a screen that stands: what keeps tanks, figures, and both from each other; and the width from which two figures of
 * three digits fit beside each other at the smallest step.
 */
const STANDING = { tankGap: 0.6, figureGap: 0.3, gap: 0.8, pairGap: 1, closeCols: 17.8 } as const
/** What keeps the marks from what is below: less from the alarms, which say more of them. */
const STRIP_END = { values: 1, alarms: 0.5 } as const
/** most alarms that are named, what keeps them from each other, and from what is below */
const MOST_ALARMS = 3
const ALARM_GAP = 0.15
const ALARMS_END = 1

type Things = {
  readonly tanks: number
  /** whether the age of a tank takes lines */
  readonly areTanksAged: boolean
  /** of each figure, whether its age has a line */
  readonly withAge: readonly boolean[]
  /** nothing is heard: each figure has a time on its line */
  readonly areDated: boolean
  /** heights of those that could be named, the gravest first */
  readonly alarms: readonly number[]
}

export type OverviewPlan = {
  readonly step: Step
  readonly alarms: number
  readonly tanks: number
  readonly figures: number
  /** figures beside each other */
  readonly columns: number
}

/**
 * How many alarms, tanks and figures stand below the strip. Values shrink by a step before fewer alarms are named, and
 * fewer alarms are named before a value is left out. Where not all values fit at the smallest step either, the gravest
 * alarm comes before them, and tanks before figures; what is left out is counted.
 */
export const overviewPlan = (box: Box, groups: readonly number[], things: Things): OverviewPlan => {
  const rows = box.rows - stripPlan(groups, box).rows - STRIP_END.values
  const plansOf = (alarms: number) => {
    const left = { ...box, rows: rows - alarmsRows(things.alarms.slice(0, alarms)) }
    return STEP_NAMES.map((step) => ({ ...planAt(step, left, things), alarms }))
  }
  const most = Math.min(MOST_ALARMS, things.alarms.length)
  for (let alarms = most; alarms >= 0; alarms -= 1) {
    const whole = plansOf(alarms).find((plan) => shownBy(plan) === things.tanks + things.withAge.length)
    if (whole !== undefined) return whole
  }
  const [first = 0] = things.alarms
  return plansOf(first > 0 && alarmsRows([first]) <= rows ? 1 : 0).reduce((best, plan) =>
    worthOf(plan) > worthOf(best) ? plan : best,
  )
}

type Plan = Omit<OverviewPlan, 'alarms'>
const shownBy = ({ tanks, figures }: Plan): number => tanks + figures
/** How long the water lasts is asked before what flows; the lowest step is for the sake of tanks alone. */
const worthOf = ({ step, tanks, figures }: Plan): number => TANK_WORTH * tanks + (step === 'low' ? 0 : figures)
const TANK_WORTH = 3

/** Height of alarms with what keeps them from what is below, beyond what the marks keep from it without them. */
const alarmsRows = (heights: readonly number[]): number =>
  heights.length === 0
    ? 0
    : heights.reduce((sum, height) => sum + height + ALARM_GAP, -ALARM_GAP) +
      ALARMS_END -
      (STRIP_END.values - STRIP_END.alarms)

const planAt = (step: Step, box: Box, things: Things): Plan =>
  box.isStanding ? standingPlan(step, box, things) : lyingPlan(step, box, things)

/** Tanks with the figures beside them; where tanks have no room, figures side by side. */
const lyingPlan = (step: Step, { cols, rows }: Box, { tanks, areTanksAged, withAge, areDated }: Things): Plan => {
  const { tank, figure } = STEPS[step]
  const figureCols = figure.cols + (areDated ? TIME_COLS : 0)
  const hasRoom = tanks > 0 && rows >= (areTanksAged ? tank.aged : tank.rows) && cols >= tank.cols
  const isBeside = cols >= tank.cols + figureCols
  const most = hasRoom ? Math.floor((cols - (isBeside ? figureCols : 0)) / tank.cols) : 0
  if (most === 0) {
    const columns = Math.floor(cols / figureCols)
    if (columns > 1) return { step, tanks: 0, ...wideFitting(heightsOf(figure, withAge), rows, columns) }
  }
  const heights = heightsOf(figure, withAge)
  const figures = most > 0 && !isBeside ? 0 : columnFitting(heights, rows, 0, step === 'low' ? 0 : MORE_ROWS)
  return { step, tanks: Math.min(tanks, most), figures, columns: 1 }
}

const heightsOf = (figure: Sizes['figure'], withAge: readonly boolean[]): readonly number[] =>
  withAge.map((has) => (has ? figure.aged : figure.rows))

/** The first of them whose lines fit below each other, with one for how many are left out. */
const columnFitting = (heights: readonly number[], rows: number, gap = 0, more = MORE_ROWS): number => {
  const highOf = (count: number) => heights.slice(0, count).reduce((sum, height) => sum + height + gap, 0) - gap
  if (highOf(heights.length) <= rows) return heights.length
  return heights.findLastIndex((_, place) => highOf(place + 1) + gap + more <= rows) + 1
}

/** Side by side, as evenly as they fill their lines; a place is kept for how many are left out. */
const wideFitting = (heights: readonly number[], rows: number, columns: number) => {
  const lines = Math.max(0, Math.floor(rows / Math.max(1, ...heights)))
  const most = columns * lines
  const isWhole = most >= heights.length
  const places = isWhole ? heights.length : most
  return {
    figures: isWhole ? heights.length : Math.max(0, most - 1),
    columns: Math.max(1, Math.ceil(places / Math.max(1, Math.ceil(places / columns)))),
  }
}

/** Figures in pairs where two keep their words whole; closer ones only where values would else be left out. */
const standingPlan = (step: Step, box: Box, things: Things): Plan => {
  const { cols } = STEPS[step].figure
  const { pairGap, closeCols } = STANDING
  if (!things.areDated && box.cols >= 2 * cols + pairGap) return stackPlan(step, box, things, 2)
  const single = stackPlan(step, box, things, 1)
  const isWhole = shownBy(single) === things.tanks + things.withAge.length
  if (isWhole || things.areDated || step !== 'dense' || box.cols < closeCols) return single
  const paired = stackPlan(step, box, things, 2)
  return shownBy(paired) > shownBy(single) ? paired : single
}

/** Figures first, then the tanks that fit above them. */
const stackPlan = (step: Step, { rows }: Box, { tanks, withAge }: Things, columns: 1 | 2): Plan => {
  const { tank, figure } = STEPS[step]
  const { tankGap, figureGap, gap } = STANDING
  const heights = columns === 1 ? heightsOf(figure, withAge) : pairHeightsOf(figure, withAge)
  const fit = columnFitting(heights, rows, figureGap)
  const used = heights.slice(0, fit).reduce((sum, height) => sum + height + figureGap, 0) - figureGap
  const left = rows - used - (fit < heights.length ? figureGap + MORE_ROWS : 0) - gap
  const room = Math.max(0, Math.floor((left + tankGap) / (tank.standing + tankGap)))
  // the last place of several says how many are left out; beside a single one that has a line of its own
  const stored = room === 1 && tanks > 1 && left < tank.standing + tankGap + MORE_ROWS ? 0 : room
  return {
    ...{ step, columns },
    tanks: Math.min(tanks, stored),
    figures: Math.min(withAge.length, fit * columns),
  }
}

const pairHeightsOf = (figure: Sizes['figure'], withAge: readonly boolean[]): readonly number[] =>
  withAge.flatMap((has, place) =>
    place % 2 === 0 ? [has || withAge[place + 1] === true ? figure.aged : figure.rows] : [],
  )
