import { expect, test } from 'vitest'
import { type KnownOfMeter, meterParts } from './meter-sentence.ts'

const known: KnownOfMeter = {
  reads: '12,4 kW en ce moment',
  counted: { value: 57.4, previous: 54 },
  id: 'energyKwh',
  isCut: false,
}
const said = (more: Partial<KnownOfMeter> = {}) =>
  meterParts({ ...known, ...more }).map((part) => part.replaceAll(/[\u00a0\u202f]/g, ' '))

test('[R10] a meter is told by its power now and its energy of today beside the same hours of the day before', () => {
  expect(said()).toEqual(['12,4 kW en ce moment', '57,4 kWh aujourd’hui, contre 54,0 kWh hier à la même heure'])
})

test('[R12.3] a meter without power is cut, whatever it said last; what is not known is not told', () => {
  expect(said({ isCut: true })[0]).toBe('compteur coupé')
  expect(said({ reads: null, counted: { value: 57.4, previous: null } })).toEqual(['57,4 kWh aujourd’hui'])
  expect(said({ reads: null, counted: undefined })).toEqual([])
})

test('[R10] a sector is told by its flow now and its volume of today', () => {
  expect(said({ reads: '41,2 m³/h en ce moment', counted: { value: 159.8, previous: 161 }, id: 'volumeM3' })).toEqual([
    '41,2 m³/h en ce moment',
    '160 m³ aujourd’hui, contre 161 m³ hier à la même heure',
  ])
})
