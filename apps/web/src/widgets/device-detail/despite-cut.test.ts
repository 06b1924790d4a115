import { expect, test } from 'vitest'
import { despiteCutOf, despiteToDo, stillWords } from './despite-cut.ts'

const CUT_AT = Date.parse('2026-11-21T14:02:31.000Z')
const CUT = { powered: false, poweredAt: new Date(CUT_AT).toISOString() }
const NOW = CUT_AT + 300_000

const found = (
  flow: readonly [afterMs: number, value: number] | null,
  power: readonly [afterMs: number, value: number] | null = null,
  status = CUT,
) =>
  despiteCutOf(
    status,
    (metric) => {
      const read = metric === 'flow_m3h' ? flow : power
      return read === null ? null : { ts: CUT_AT + read[0], value: read[1] }
    },
    NOW,
  )

test('[R10] a pump that still gives water and draws power contradicts its cut', () => {
  expect(found([295_000, 42], [295_000, 21.3])).toEqual({ flowM3h: 42, powerKw: 21.3 })
  expect(found(null, [295_000, 21.3])).toEqual({ flowM3h: null, powerKw: 21.3 })
})

test.each([
  ['read before it was at rest', () => found([15_000, 42])],
  ['read too long ago', () => found([100_000, 42])],
  ['of a pump at rest', () => found([295_000, 0.4], [295_000, 0.1])],
  ['of one that has power', () => found([295_000, 42], null, { ...CUT, powered: true })],
  ['that was never read', () => found(null)],
])('[R10] a value %s contradicts nothing', (_, of) => {
  expect(of()).toBeNull()
})

test('[R10] what contradicts a cut is told with the contact that is to be looked at', () => {
  const plain = (words: string) => words.replaceAll('\u00a0', ' ')
  expect(plain(despiteToDo({ flowM3h: 42, powerKw: 21.3 }))).toBe(
    'Le signal dit coupé, la pompe donne encore 42,0 m³/h et tire 21,3 kW : vérifier le contact d’alimentation.',
  )
  expect(plain(stillWords({ flowM3h: null, powerKw: 21.3 }))).toBe('tire encore 21,3 kW')
})
