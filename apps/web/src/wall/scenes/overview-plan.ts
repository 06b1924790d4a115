// In: the room below the header, and what a site has. Out: how much of it is shown, and how large (R12.3).
import { stripPlan } from '../parts/strip.tsx'
import type { Box } from '../room.ts'

/**
 * How large values are drawn; what stands in them is never smaller than the smallest letter. `low`: a tank has its level
 * beside its name.
 */
export type Step = 'full' | 'snug' | 'dense' | 'low'

type Sizes = {
  /** lying: its width and its height, without and with an age that takes lines; standing: its height */
  readonly tank: { readonly cols: number; readonly rows: number; readonly aged: number; readonly standing: number }
  /**
   * its width with a value of three letters, with its name whole and with a brief one; that of one letter more of its
   * value; its height, without and with an age on a line below
   */
  readonly figure: {
    readonly cols: number
    readonly brief: number
    readonly letter: number
    readonly rows: number
    readonly aged: number
  }
}

/** What each step takes of the room, em: the largest first. */
const STEPS: Readonly<Record<Step, Sizes>> = {
  full: {
    tank: { cols: 11, rows: 6.2, aged: 6.2, standing: 3.65 },
    figure: { cols: 11.3, brief: 10.6, letter: 0.7, rows: 1.85, aged: 3 },
  },
  snug: {
    tank: { cols: 9.6, rows: 4.4, aged: 5.6, standing: 3.25 },
    figure: { cols: 10.9, brief: 10, letter: 0.57, rows: 1.5, aged: 2.7 },
  },
  dense: {
    tank: { cols: 9.6, rows: 4.15, aged: 5.3, standing: 3 },
    figure: { cols: 10.4, brief: 9.6, letter: 0.46, rows: 1.2, aged: 2.4 },
  },
  low: {
    tank: { cols: 11.6, rows: 2.7, aged: 3.9, standing: 3 },
    figure: { cols: 10.4, brief: 9.6, letter: 0.46, rows: 1.2, aged: 2.4 },
  },
}
const STEP_NAMES = ['full', 'snug', 'dense', 'low'] as const satisfies readonly Step[]

/** letters of a value that its width counts with */
const VALUE_LETTERS = 3
/** a time on the line of a figure, with what keeps it from the unit */
const TIME_COLS = 3.6
/** the line that says how many tanks are left out */
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
/** what the count of the others, on the line that ends them, keeps from both sides */
const MORE_ALARMS = 0.25

export type Things = {
  readonly tanks: number
  /** whether the age of a tank takes lines */
  readonly areTanksAged: boolean
  /** of each figure, whether its age has a line */
  readonly withAge: readonly boolean[]
  /** of the longest value of a figure */
  readonly letters: number
  /** nothing is heard: each figure has a time on its line */
  readonly areDated: boolean
  /** heights of those that could be named, the gravest first */
  readonly alarms: readonly number[]
  /** how many of these are named whatever else has no room */
  readonly leastAlarms?: number
}

export type OverviewPlan = {
  readonly step: Step
  readonly alarms: number
  readonly tanks: number
  readonly figures: number
  /** figures beside each other */
  readonly columns: number
  /** figures have their brief names */
  readonly areBrief: boolean
  /** how many more alarms there are has room above and below; else it stands on the line alone */
  readonly isMoreApart: boolean
}

/**
 * How many alarms, tanks and figures stand below the strip. Values shrink by a step before fewer alarms are named, and
 * fewer alarms are named before a value is left out. Where not all values fit at the smallest step either, the gravest
 * alarm comes before them, and tanks before figures, which are left out without a word: a line that counted them would
 * take the place of one. Room around the count of the alarms that are not named costs a step at most.
 */
export const overviewPlan = (box: Box, groups: readonly number[], things: Things): OverviewPlan => {
  const close = closePlan(box, groups, things)
  const apart = closePlan({ ...box, rows: box.rows - MORE_ALARMS }, groups, things)
  const isMoreApart =
    close.alarms > 0 &&
    close.alarms < things.alarms.length &&
    (['alarms', 'tanks', 'figures'] as const).every((part) => apart[part] === close[part])
  return { ...(isMoreApart ? apart : close), isMoreApart }
}

const closePlan = (box: Box, groups: readonly number[], things: Things): ClosePlan => {
  const rows = box.rows - stripPlan(groups, box).rows - STRIP_END.values
  const plansOf = (alarms: number) => {
    const left = { ...box, rows: rows - alarmsRows(things.alarms.slice(0, alarms)) }
    return [false, true].flatMap((areBrief) =>
      STEP_NAMES.map((step) => ({ ...planAt(step, left, things, areBrief), alarms })),
    )
  }
  const least = Math.min(things.leastAlarms ?? 0, things.alarms.length)
  const most = Math.max(least, Math.min(MOST_ALARMS, things.alarms.length))
  for (let alarms = most; alarms >= least; alarms -= 1) {
    const whole = plansOf(alarms).find((plan) => isWhole(plan, things))
    if (whole !== undefined) return whole
  }
  const [first = 0] = things.alarms
  const named = Math.max(least, first > 0 && alarmsRows([first]) <= rows ? 1 : 0)
  return plansOf(named).reduce((best, plan) => (worthOf(plan) > worthOf(best) ? plan : best))
}

type ClosePlan = Omit<OverviewPlan, 'isMoreApart'>
type Plan = Omit<ClosePlan, 'alarms'>

/** Whether nothing is left out but alarms. */
export const isWhole = (plan: Pick<Plan, 'tanks' | 'figures'>, things: Things): boolean =>
  plan.tanks === things.tanks && plan.figures === things.withAge.length

/** How long the water lasts is asked before what flows: no number of figures is worth a tank. */
export const worthOf = ({ tanks, figures }: Pick<Plan, 'tanks' | 'figures'>): number => TANK_WORTH * tanks + figures
const TANK_WORTH = 10

/** Height of alarms with what keeps them from what is below, beyond what the marks keep from it without them. */
const alarmsRows = (heights: readonly number[]): number =>
  heights.length === 0
    ? 0
    : heights.reduce((sum, height) => sum + height + ALARM_GAP, -ALARM_GAP) +
      ALARMS_END -
      (STRIP_END.values - STRIP_END.alarms)

const planAt = (step: Step, box: Box, things: Things, areBrief: boolean): Plan => ({
  ...{ step, areBrief },
  ...(box.isStanding ? standingPlan(step, box, things, areBrief) : lyingPlan(step, box, things, areBrief)),
})

type Shown = Pick<OverviewPlan, 'tanks' | 'figures' | 'columns'>

const figureColsOf = (step: Step, { letters }: Things, areBrief: boolean): number => {
  const { brief, cols } = STEPS[step].figure
  return (areBrief ? brief : cols) + longerBy(step, letters)
}
const longerBy = (step: Step, letters: number): number =>
  Math.max(0, letters - VALUE_LETTERS) * STEPS[step].figure.letter

/** Tanks with the figures beside them, where these take no tank its place; where tanks have no room, figures side by side. */
const lyingPlan = (step: Step, { cols, rows }: Box, things: Things, areBrief: boolean): Shown => {
  const { tanks, areTanksAged, withAge, areDated } = things
  const { tank, figure } = STEPS[step]
  const figureCols = figureColsOf(step, things, areBrief) + (areDated ? TIME_COLS : 0)
  const heights = heightsOf(figure, withAge)
  const tanksIn = (width: number) =>
    rows >= (areTanksAged ? tank.aged : tank.rows) ? Math.min(tanks, Math.max(0, Math.floor(width / tank.cols))) : 0
  const alone = tanksIn(cols)
  if (alone === 0) {
    const columns = Math.floor(cols / figureCols)
    return columns > 1
      ? { tanks: 0, ...wideFitting(heights, rows, columns) }
      : { tanks: 0, figures: columnFitting(heights, rows), columns: 1 }
  }
  const isBeside = tanksIn(cols - figureCols) === alone
  return { tanks: alone, figures: isBeside ? columnFitting(heights, rows) : 0, columns: 1 }
}

const heightsOf = (figure: Sizes['figure'], withAge: readonly boolean[]): readonly number[] =>
  withAge.map((has) => (has ? figure.aged : figure.rows))

/** How many of the first of them fit below each other. */
const columnFitting = (heights: readonly number[], rows: number, gap = 0): number => {
  const highOf = (count: number) => heights.slice(0, count).reduce((sum, height) => sum + height + gap, 0) - gap
  return heights.findLastIndex((_, place) => highOf(place + 1) <= rows) + 1
}

/** Side by side, as evenly as they fill their lines. */
const wideFitting = (heights: readonly number[], rows: number, columns: number) => {
  const lines = Math.max(0, Math.floor(rows / Math.max(1, ...heights)))
  const figures = Math.min(heights.length, columns * lines)
  return { figures, columns: Math.max(1, Math.ceil(figures / Math.max(1, Math.ceil(figures / columns)))) }
}

/** Figures in pairs where two keep their words whole; closer ones only where values would else be left out. */
const standingPlan = (step: Step, box: Box, things: Things, areBrief: boolean): Shown => {
  const { pairGap, closeCols } = STANDING
  if (!things.areDated && box.cols >= 2 * figureColsOf(step, things, areBrief) + pairGap)
    return stackPlan(step, box, things, 2)
  const single = stackPlan(step, box, things, 1)
  const areClose = areBrief && step === 'dense' && box.cols >= closeCols + 2 * longerBy(step, things.letters)
  if (isWhole(single, things) || things.areDated || !areClose) return single
  const paired = stackPlan(step, box, things, 2)
  return worthOf(paired) > worthOf(single) ? paired : single
}

/** Tanks first, then the figures that fit below them. */
const stackPlan = (step: Step, { rows }: Box, { tanks, withAge }: Things, columns: 1 | 2): Shown => {
  const { tank, figure } = STEPS[step]
  const { tankGap, figureGap, gap } = STANDING
  const each = tank.standing + tankGap
  const room = Math.max(0, Math.floor((rows + tankGap) / each))
  // the last place of several says how many are left out; beside a single one that has a line of its own
  const isAlone = room === 1 && tanks > 1
  const stored = isAlone && rows < each + MORE_ROWS ? 0 : Math.min(tanks, room)
  const used = stored === 0 ? 0 : stored * each - tankGap + (isAlone ? tankGap + MORE_ROWS : 0) + gap
  const heights = columns === 1 ? heightsOf(figure, withAge) : pairHeightsOf(figure, withAge)
  const fit = columnFitting(heights, rows - used, figureGap)
  return { columns, tanks: stored, figures: Math.min(withAge.length, fit * columns) }
}

const pairHeightsOf = (figure: Sizes['figure'], withAge: readonly boolean[]): readonly number[] =>
  withAge.flatMap((has, place) =>
    place % 2 === 0 ? [has || withAge[place + 1] === true ? figure.aged : figure.rows] : [],
  )
