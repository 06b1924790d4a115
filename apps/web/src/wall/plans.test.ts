import { expect, test } from 'vitest'
import { MAP_STATES } from '@/widgets/map/map-state'
import { fullPlan, stripPlan } from './parts/strip.tsx'
import type { Box } from './room.ts'
import { tilesPlan } from './scenes/kpi-scenes.tsx'
import { overviewPlan } from './scenes/overview-plan.ts'
import { legendOf, mapPlan } from './scenes/site-map.tsx'
import { flowsFitting, waterPlan } from './scenes/water.tsx'

// 55 inches read from five metres hold 33.4 letters by 11.9 between header and footer; standing, 17.9 by 24.2
const LYING: Box = { cols: 33.4, rows: 11.9, isStanding: false }
const STANDING: Box = { cols: 17.9, rows: 24.2, isStanding: true }
/** what an alarm leaves of the height */
const beneath = (box: Box, rows: number): Box => ({ ...box, rows })
const SITE = [11, 5, 19, 3]
/** the same by assets */
const ASSETS = [4, 2, 6, 3]
const FRESH = [false, false, false, false]
const ALL = { tanks: 2, areTanksAged: false, withAge: FRESH, letters: 3, areDated: false, alarms: [] }
const LINE = 1.2

test('[R12.3] a standing screen shows both tanks and four figures of a site', () => {
  expect(overviewPlan(STANDING, SITE, ALL)).toMatchObject({ tanks: 2, figures: 4 })
})

test('[R12.3] values shrink by a step before one of them is left out', () => {
  expect(overviewPlan(LYING, SITE, ALL)).toMatchObject({ step: 'full', tanks: 2, figures: 4 })
  const oneOld = { ...ALL, withAge: [true, false, false, false] }
  expect(overviewPlan(LYING, SITE, oneOld)).toMatchObject({ step: 'snug', tanks: 2, figures: 4 })
  expect(overviewPlan({ ...LYING, cols: 32.4 }, ASSETS, ALL)).toMatchObject({ step: 'snug', tanks: 2, figures: 4 })
})

test('[R12.3] a value of four digits takes its width, and no tank its place', () => {
  // « 1 060 »
  const long = { ...ALL, letters: 5 }
  expect(overviewPlan(LYING, SITE, long)).toMatchObject({ step: 'snug', tanks: 2, figures: 4 })
  expect(overviewPlan({ ...LYING, cols: 30 }, SITE, long)).toMatchObject({ tanks: 2, figures: 4, areBrief: true })
  expect(overviewPlan({ ...LYING, cols: 29.3 }, SITE, ALL)).toMatchObject({ tanks: 2, figures: 4 })
  expect(overviewPlan({ ...LYING, cols: 29.3 }, SITE, long)).toMatchObject({ tanks: 2, figures: 0 })
})

test('[R12.3] where ages take more lines than the smallest step leaves, fewer figures, and no line counts the others', () => {
  const allOld = { ...ALL, areTanksAged: true, withAge: [true, true, true, true] }
  expect(overviewPlan(LYING, SITE, allOld)).toMatchObject({ tanks: 2, figures: 3 })
})

test('[R12.4] the gravest alarms are named where every value keeps its place, as many as fit, three at most', () => {
  const named = (box: Box, count: number, things = ALL) =>
    overviewPlan(box, ASSETS, { ...things, alarms: Array(count).fill(LINE) })
  expect(named(LYING, 4)).toMatchObject({ alarms: 2, tanks: 2, figures: 4 })
  expect(named(LYING, 1)).toMatchObject({ alarms: 1, tanks: 2, figures: 4 })
  expect(named({ ...LYING, rows: 13.3 }, 4)).toMatchObject({ alarms: 3, tanks: 2, figures: 4 })
  expect(named({ ...LYING, rows: 30 }, 9)).toMatchObject({ alarms: 3, step: 'full' })
  expect(named({ ...LYING, rows: 9 }, 4)).toMatchObject({ alarms: 0, tanks: 2, figures: 4 })
})

test('[R12.4] where not even the values fit, the gravest alarm is named before they are', () => {
  expect(overviewPlan({ ...LYING, rows: 6 }, ASSETS, { ...ALL, alarms: [LINE] })).toMatchObject({ alarms: 1 })
  expect(overviewPlan({ ...LYING, rows: 3 }, ASSETS, { ...ALL, alarms: [LINE] })).toMatchObject({ alarms: 0 })
})

test('[R12.4] beneath an alarm on a lying screen both tanks keep their place, before figures', () => {
  // 16:9, 55 inches from five metres: what an alarm of two lines leaves
  const room = beneath(LYING, 6.6)
  expect(overviewPlan(room, ASSETS, ALL)).toMatchObject({ step: 'low', tanks: 2, figures: 2 })
  const oneCut = { ...ALL, withAge: [true, false, false, false] }
  expect(overviewPlan(room, ASSETS, oneCut)).toMatchObject({ tanks: 2, figures: 1 })
  // a screen that is higher for its width has room for more
  expect(overviewPlan(beneath(LYING, 9), ASSETS, ALL)).toMatchObject({ tanks: 2, figures: 4 })
})

test('[R12.2] while nothing is heard the values stay, each with a time on its line', () => {
  const frozen = { ...ALL, areTanksAged: true, areDated: true, alarms: [LINE, LINE] }
  expect(overviewPlan(LYING, ASSETS, frozen)).toMatchObject({ tanks: 2, figures: 4 })
  expect(overviewPlan(STANDING, ASSETS, frozen)).toMatchObject({ tanks: 2, figures: 4, columns: 1 })
})

test('[R12.3] on a standing screen figures stand in pairs only where two keep their words whole', () => {
  expect(overviewPlan({ ...STANDING, cols: 23.6 }, ASSETS, ALL)).toMatchObject({ columns: 2, figures: 4 })
  expect(overviewPlan({ ...STANDING, cols: 15 }, ASSETS, ALL)).toMatchObject({ columns: 1, tanks: 2, figures: 4 })
})

test('[R12.3] on a standing screen ages that take lines leave both tanks their place', () => {
  const cut = { ...ALL, areTanksAged: true, withAge: [true, true, true, true], alarms: [2 * LINE] }
  expect(overviewPlan(STANDING, ASSETS, cut)).toMatchObject({ tanks: 2, figures: 4, columns: 2 })
})

test('[R12.3] a single tank of several stands only where a line below it says how many are left out', () => {
  const tanks = (rows: number) => overviewPlan({ ...STANDING, cols: 15, rows }, ASSETS, ALL).tanks
  const found = Array.from({ length: 120 }, (_, tenth) => tanks(8 + tenth / 10))
  expect(found.indexOf(1)).toBeGreaterThan(0)
  // a tank 3, and 0.6 with a line of 1.2
  expect(8 + found.indexOf(1) / 10).toBeGreaterThanOrEqual(4 * 1.45 + 1 + 3 + 0.6 + 1.2 - 0.11)
})

test('[R12.3] on a standing screen no figure takes the place of a tank', () => {
  for (const rows of [14, 15, 16])
    expect(overviewPlan(beneath(STANDING, rows), ASSETS, ALL)).toMatchObject({ tanks: 2 })
})

test('[R12.2] nor does one whose time is on its line, while nothing is heard', () => {
  const frozen = { ...ALL, areDated: true }
  for (const rows of [6.2, 7, 8, 9])
    expect(overviewPlan({ ...LYING, cols: 32.3, rows }, ASSETS, frozen)).toMatchObject({ tanks: 2 })
})

test('[R12.3] figures have brief names only where their names would take the place of something', () => {
  expect(overviewPlan({ ...LYING, cols: 33.37 }, ASSETS, ALL)).toMatchObject({
    areBrief: false,
    step: 'full',
    figures: 4,
  })
  const frozen = { ...ALL, areDated: true }
  expect(overviewPlan({ ...LYING, cols: 32.5 }, ASSETS, frozen)).toMatchObject({ areBrief: true, figures: 4 })
})

test('[R12.4] alarms that are to be named keep their lines, and the tanks theirs', () => {
  const named = { ...ALL, alarms: [LINE, LINE, LINE], leastAlarms: 2 }
  expect(overviewPlan(LYING, ASSETS, named)).toMatchObject({ alarms: 2, tanks: 2, figures: 4 })
  expect(overviewPlan({ ...LYING, rows: 9.2 }, ASSETS, named)).toMatchObject({ alarms: 2, tanks: 2 })
})

test('[R12.3] the count of the alarms that are not named has room above and below where that takes no value its place', () => {
  const named = (rows: number, count: number) =>
    overviewPlan({ ...LYING, rows }, ASSETS, { ...ALL, alarms: Array(count).fill(LINE), leastAlarms: 2 })
  expect(named(11.9, 4)).toMatchObject({ alarms: 2, tanks: 2, figures: 4, isMoreApart: true })
  expect(named(9.2, 4)).toMatchObject({ alarms: 2, tanks: 2, isMoreApart: false })
  expect(named(11.9, 2)).toMatchObject({ alarms: 2, isMoreApart: false })
})

test('[R12.3] beneath an alarm a standing screen keeps its form, with fewer things', () => {
  expect(overviewPlan(beneath(STANDING, 13), SITE, ALL)).toMatchObject({ tanks: 0, figures: 4 })
  expect(overviewPlan(beneath(STANDING, 9), SITE, ALL)).toMatchObject({ tanks: 0, figures: 0 })
})

test('[R12.3] beneath an alarm figures without tanks stand side by side, in lines of as many', () => {
  const below = (rows: number) => overviewPlan(beneath(LYING, rows), SITE, { ...ALL, tanks: 0 })
  expect(below(8.1)).toMatchObject({ step: 'full', tanks: 0, figures: 4, columns: 2 })
  expect(below(7)).toMatchObject({ step: 'dense', tanks: 0, figures: 4, columns: 2 })
  expect(below(6)).toMatchObject({ tanks: 0, figures: 3, columns: 3 })
  expect(below(5)).toMatchObject({ tanks: 0, figures: 0 })
})

test('[R12.3] beneath an alarm that leaves little, figures stand only where their ages fit below them', () => {
  const { rows: strip } = stripPlan(SITE, beneath(LYING, 7))
  const old = { ...ALL, withAge: [true, true, true, true] }
  expect(overviewPlan(beneath(LYING, strip + 1 + 2.3), SITE, old)).toMatchObject({ figures: 0 })
  expect(overviewPlan(beneath(LYING, strip + 1 + 2.5), SITE, old)).toMatchObject({ figures: 3 })
})

test('[R12.3] where the marks of power are too many for the height, their counts stand alone', () => {
  expect(stripPlan(SITE, beneath(LYING, 4)).perRow).toEqual([6, 6, 10, 6])
  expect(stripPlan(SITE, beneath(LYING, 2)).perRow).toEqual([0, 0, 0, 0])
})

test('[R12.3] on a standing screen too: 88 sources beneath an alarm are a number, and on the whole screen marks', () => {
  const many = [88, 7, 19, 3]
  expect(stripPlan(many, STANDING).perRow).toEqual([9, 9, 9, 9])
  const low = stripPlan(many, beneath(STANDING, 9))
  expect(low.perRow).toEqual([0, 0, 0, 0])
  expect(low.rows).toBeLessThanOrEqual(9)
})

test('[R12.3] where nothing is cut the marks of power fill the room, and never leave it', () => {
  for (const box of [LYING, STANDING]) {
    const plan = fullPlan(SITE, box)
    expect(plan.scale).toBeGreaterThan(1.5)
    expect(plan.rows).toBeLessThanOrEqual(box.rows)
  }
  expect(fullPlan([400, 200], LYING)).toEqual(stripPlan([400, 200], LYING))
})

test('[R12.3] a standing screen shows all six figures of the energy, with what they changed by or without', () => {
  expect(tilesPlan(STANDING, { count: 6, hasChange: false })).toEqual({ columns: 1, most: 6 })
  expect(tilesPlan(STANDING, { count: 6, hasChange: true })).toEqual({ columns: 1, most: 6 })
})

test('[R12.3] no line is kept for changes that there are none of', () => {
  const high = beneath(LYING, 9)
  expect(tilesPlan(high, { count: 6, hasChange: false }).most).toBe(6)
  expect(tilesPlan(high, { count: 6, hasChange: true }).most).toBe(3)
})

test('[R12.3] on a standing screen the tanks come first, in half of the height at most', () => {
  const farm = { tanks: 2, sources: 4, sectors: 6 }
  expect(waterPlan(STANDING.rows, farm, false)).toMatchObject({ tanks: 2 })
  expect(waterPlan(STANDING.rows, { ...farm, tanks: 20 }, false).tanks).toBe(3)
})

test('[R12.3] what one stage of flows leaves of its half is the other’s', () => {
  expect(waterPlan(STANDING.rows, { tanks: 2, sources: 4, sectors: 6 }, false)).toMatchObject({
    sources: 1,
    sectors: 2,
  })
  expect(waterPlan(STANDING.rows, { tanks: 2, sources: 6, sectors: 1 }, false)).toMatchObject({
    sources: 2,
    sectors: 1,
  })
})

test('[R12.3] flows keep a line for how many are left out', () => {
  expect(flowsFitting(2, 8.4, 4.2)).toBe(2)
  expect(flowsFitting(4, 10.4, 4.2)).toBe(2)
  expect(flowsFitting(4, 9.5, 4.2)).toBe(1)
})

test.each(MAP_STATES)(
  '[R12.3] beside the plan of the site a line of its legend ends within the picture: %s',
  (state) => {
    // a letter of Inter is 0.46 em wide on average; before the line its mark, and what keeps the map from it
    expect(legendOf(state, 99).length * 0.46 + 1.5 + 0.6).toBeLessThanOrEqual(LYING.cols - mapPlan(LYING).room.cols)
  },
)
