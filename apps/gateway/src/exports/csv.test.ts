import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { csvRows, toCsv } from './csv.ts'
import type { Row } from './table.ts'
import { createWallClock, dayOf } from './wall-clock.ts'

const paris = createWallClock('Europe/Paris')
const csv = async (...rows: Row[]) => (await text(toCsv(rows, paris))).split('\r\n')

test('a French spreadsheet opens it: UTF-8 mark, semicolons, decimal commas, empty for nothing', async () => {
  const [bytes]: Buffer[] = await toCsv([['É']], paris).toArray()
  expect(bytes?.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  expect((await csv(['Débit', -1.5, 0.1 + 0.2, null, 'a;b "c"']))[0]).toBe('Débit;-1,5;0,3;;"a;b ""c"""')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '  =1+1', '＝1+1', '－1'])(
  'a name that begins like a formula is not run: %s',
  async (name) => {
    expect((await csv([name]))[0]?.replaceAll('"', '')).toBe(`'${name}`)
  },
)

test.each([
  ['\t=1+1', "' =1+1"],
  ['Pompe\r\n=1+1;2', '"Pompe =1+1;2"'],
  ['\u0000=1', "' =1"],
  ['\u0085@x', "' @x"],
  ['a\u001bb', 'a b'],
])('a name stays in its cell, without control characters: %j', async (name, cell) => {
  expect(await csv([name])).toEqual([cell, ''])
})

test('instants are on the clocks of the site, on both sides of a change of time, beside UTC', async () => {
  const before = Date.parse('2026-10-25T00:59:59.500Z')
  const after = Date.parse('2026-10-25T01:00:00.000Z')
  expect(await csv([{ local: before }, { utc: before }], [{ local: after }, { utc: after }])).toEqual([
    '25/10/2026 02:59:59;2026-10-25T00:59:59.500Z',
    '25/10/2026 02:00:00;2026-10-25T01:00:00.000Z',
    '',
  ])
  expect(dayOf(paris, Date.parse('2026-11-20T23:30:00Z'))).toBe('2026-11-21')
})

test('sections come under their titles, a blank line between', () => {
  const section = { columns: ['c'], rows: [[1]] }
  const rows = csvRows([
    { title: 'A', notes: [['n']], ...section },
    { title: 'B', ...section },
  ])
  expect(rows).toEqual([['A'], ['n'], [], ['c'], [1], [], ['B'], ['c'], [1]])
})

test('rows that fail destroy the stream: what was sent cannot pass for the whole', async () => {
  async function* rows(): AsyncGenerator<Row> {
    yield ['a']
    throw new Error('upstream')
  }
  await expect(text(toCsv(rows(), paris))).rejects.toThrow('upstream')
})

test('a reader who leaves ends the rows', async () => {
  let isOver = false
  async function* rows(): AsyncGenerator<Row> {
    try {
      for (;;) yield ['a'.repeat(1_000)]
    } finally {
      isOver = true
    }
  }
  for await (const _ of toCsv(rows(), paris)) break
  await expect.poll(() => isOver).toBe(true)
})
