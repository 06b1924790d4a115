import { expect, test } from 'vitest'
import type { Box } from '../room.ts'
import { overviewPlan } from '../scenes/overview-plan.ts'
import { PANEL_FORMS, panelPlan } from './panel-plan.ts'

const WORDS = {
  title: 'Alimentation coupée',
  name: 'Forage Aït Amira 1',
  consequence: null,
  lasts: 'depuis 43\u00a0s, haute, à acquitter',
  briefLasts: 'depuis 43\u00a0s, haute, à acquitter',
  hasSubject: false,
}
/** 55 inches read from five metres: of an alarm alone, and below a banner */
const LYING: Box = { cols: 33.4, rows: 16, isStanding: false }
const STANDING: Box = { cols: 22.3, rows: 28, isStanding: true }
const ASSETS = [4, 2, 6, 3]
/** what stands besides the alarm: other alarms on a line, and what keeps the three from each other */
const BESIDES = 2.2
const CUT = {
  tanks: 2,
  areTanksAged: false,
  withAge: [true, false, false, false],
  letters: 3,
  areDated: false,
  alarms: [],
}
const beneath = (box: Box, form: (typeof PANEL_FORMS)[number], things = CUT, hasClock = true) => {
  const { rows } = panelPlan(form, WORDS, box, hasClock)
  return overviewPlan({ ...box, rows: box.rows - rows - BESIDES }, ASSETS, things)
}

test('[R12.4] each form of an alarm takes less than the one before', () => {
  for (const box of [LYING, STANDING])
    for (const hasSubject of [false, true]) {
      const rows = PANEL_FORMS.map((form) => panelPlan(form, { ...WORDS, hasSubject }, box, true).rows)
      expect(rows.toSorted((a, b) => b - a)).toEqual(rows)
      expect(new Set(rows).size).toBe(PANEL_FORMS.length)
    }
})

test('[R12.4] while one source is cut the smallest form leaves both tanks and all four figures, on any screen', () => {
  for (const box of [LYING, { ...LYING, cols: 32.4 }, STANDING])
    expect(beneath(box, 'line')).toMatchObject({ tanks: 2, figures: 4 })
})

test('[R12.2] below the banner of a lost link an alarm leaves both tanks their place', () => {
  const frozen = { ...CUT, withAge: [false, false, false, false], areDated: true }
  expect(beneath({ ...LYING, rows: 12.6 }, 'line', frozen, false)).toMatchObject({ tanks: 2 })
  expect(beneath({ ...STANDING, rows: 24 }, 'line', frozen, false)).toMatchObject({ tanks: 2 })
})

test('[R12.4] on the line of its name stands since when, where both fit; a long name has lines of its own', () => {
  const short = panelPlan('line', WORDS, LYING, true)
  const long = panelPlan('line', { ...WORDS, name: 'Station de reprise du bassin haut de Chaib' }, LYING, true)
  expect(short.nameEm).toBeGreaterThan(1)
  expect(long.rows).toBeGreaterThan(short.rows + 1)
})
