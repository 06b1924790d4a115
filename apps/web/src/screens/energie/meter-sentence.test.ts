import { expect, test } from 'vitest'
import { meterParts } from './meter-sentence.ts'

const known = { powerKw: 12.4, energy: { value: 57.4, previous: 54 }, id: 'energyKwh', isCut: false } as const
const said = (more: Partial<Parameters<typeof meterParts>[0]> = {}) =>
  meterParts({ ...known, ...more }).map((part) => part.replaceAll(/[\u00a0\u202f]/g, ' '))

test('[R10] a meter is told by its power now and its energy of today beside the same hours of the day before', () => {
  expect(said()).toEqual(['12,4 kW en ce moment', '57,4 kWh aujourd’hui, contre 54,0 kWh hier à la même heure'])
})

test('[R12.3] a meter without power is cut, whatever it said last; what is not known is not told', () => {
  expect(said({ isCut: true })[0]).toBe('compteur coupé')
  expect(said({ powerKw: null, energy: { value: 57.4, previous: null } })).toEqual(['57,4 kWh aujourd’hui'])
  expect(said({ powerKw: null, energy: undefined })).toEqual([])
})
