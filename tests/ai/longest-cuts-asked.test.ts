// The table beside the longest cut lists the longest cuts [R13.3].
import { HOUR_MS, MINUTE_MS } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { answeredOf } from './asked.ts'
import { NOW } from './farm.ts'

/** So many cuts in turn, the older the longer: of 2 minutes, of 4, and so on. */
const cuts = Array.from({ length: 24 }, (_, index) => {
  const from = NOW - (index + 1) * 20 * HOUR_MS
  return { device: `forage-${(index % 3) + 1}`, from, to: from + (index + 1) * 2 * MINUTE_MS }
})
const lengths = (rows: readonly (readonly string[])[] = []) =>
  rows.map((row) => (row.at(-1) ?? '').replaceAll(/[\u00a0\u202f]/g, ' '))

test.each(['quelle a été la plus longue coupure ?', 'la coupure la plus longue des 30 derniers jours'])(
  '« %s » lists the longest, longest first [R13.3]',
  (question) => {
    const { said, told } = answeredOf(question, { cuts })
    expect(said[0]).toMatch(/^La plus longue : Forage .*, pendant 48 min \(30 derniers jours\)\.$/)
    expect(said[1]).toBe('Le tableau montre les 20 coupures les plus longues, sur 24.')
    expect(lengths(told.table?.rows).slice(0, 3)).toEqual(['48 min', '46 min', '44 min'])
    expect(lengths(told.table?.rows).at(-1)).toBe('10 min')
  },
)

test('what was cut last is still listed newest first [R13.3]', () => {
  const { told } = answeredOf('quelle est la dernière coupure des 30 derniers jours ?', { cuts })
  expect(lengths(told.table?.rows).slice(0, 2)).toEqual(['2 min', '4 min'])
})
