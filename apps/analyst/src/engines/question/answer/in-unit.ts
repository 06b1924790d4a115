// In: a call with the unit that it was asked in, and what is said. Out: the same in that unit, every number made again of its places.
import { withUnit } from '@vigie/contracts/format'
import type { Call } from '../call.ts'
import { ASKED_UNITS } from '../language/units.ts'
import type { Told } from './answer.ts'
import { frenchNumber, type Noted } from './ledger.ts'

/** « 477 m³ » → « 476 880 L », wherever it stands. */
export const inAskedUnit = (call: Call, told: Told): Told => {
  if (!('unit' in call) || call.unit === undefined || !told.known) return told
  const [of, times] = ASKED_UNITS[call.unit]
  const turned = told.noted.flatMap((one): readonly (readonly [was: string, Noted])[] => {
    if (one.unit !== of) return []
    const value = one.value * times
    const text = withUnit(frenchNumber(value), call.unit ?? '')
    return [[one.text, { ...one, text, value, unit: call.unit ?? '', scale: one.scale * times }]]
  })
  // the longer of two numbers first: one may end as another does
  const texts = turned.toSorted(([a], [b]) => b.length - a.length)
  const said = (text: string): string =>
    texts.reduce((all, [was, { text: is }]) => all.replaceAll(apart(was), () => is), text)
  const noted = told.noted.map(
    (one) => turned.find(([was, { from }]) => was === one.text && from === one.from)?.[1] ?? one,
  )
  return {
    ...told,
    sentences: told.sentences.map(said),
    table: told.table && { ...told.table, rows: told.table.rows.map((row) => row.map(said)) },
    noted,
  }
}

/** The number by itself: « 7 m³ » is no end of « 47 m³ », nor « 5 m³ » of « 5 m³/h ». */
const apart = (text: string): RegExp =>
  new RegExp(`(?<![\\d,.][\\s\\u202f\\u00a0]?)${text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?![\\p{L}/²³])`, 'gu')
