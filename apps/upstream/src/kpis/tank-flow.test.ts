import { gaugeErrorOf } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { hourGainOf } from './tank-flow.ts'

const METERED = { gained: -0.8, errorM3: 0.05 }

test('[R4.2] the gain of an hour is what meters counted, as long as the level does not say otherwise', () => {
  expect(hourGainOf(METERED, 0.3, 1.8)).toEqual({ gained: -0.8, steadyM3: 0.05 })
  // a leak that no meter counts
  expect(hourGainOf(METERED, -6, 1.8)).toEqual({ gained: -6, steadyM3: 1.8 })
})

test('[R4.2] a level that is off by less than its gauge may be wrong by leaves the gain to the meters', () => {
  expect(hourGainOf(METERED, -1.96, gaugeErrorOf(900)).gained).toBe(-0.8)
  expect(hourGainOf({ gained: -2.7, errorM3: 0.05 }, -5.94, gaugeErrorOf(1_800)).gained).toBe(-2.7)
})

test('[R4.2] without meters it is the level, of which less than its error tells nothing', () => {
  expect(hourGainOf(null, -4, 1.8)).toEqual({ gained: -4, steadyM3: 1.8 })
  expect(hourGainOf(METERED, null, 1.8)).toEqual({ gained: null, steadyM3: 1.8 })
})
