import { type Alarm, type AlarmPage, alarm } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { done, failed } from '../outcome.ts'
import { alarmRows, alarmSection } from './alarm-rows.ts'
import { Interrupted } from './interrupted.ts'
import type { Row } from './table.ts'

const one = (id: string, change: Partial<Alarm> = {}): Alarm =>
  alarm.parse({
    id,
    device: 'forage-1',
    condition: 'threshold-high',
    metric: 'pressure_bar',
    priority: 'high',
    state: 'unacknowledged',
    raisedAt: '2026-11-22T09:00:00.000Z',
    clearedAt: null,
    value: 9.5,
    threshold: 9,
    ...change,
  })
const all = async (rows: AsyncIterable<Row>): Promise<Row[]> => {
  const read: Row[] = []
  for await (const row of rows) read.push(row)
  return read
}
const counts = { unacknowledged: 0, acknowledged: 0, returned: 0, shelved: 0, suppressed: 0, outOfService: 0 }
const page = (alarms: readonly Alarm[], next: string | null): AlarmPage => ({ alarms: [...alarms], counts, next })
const devices = [{ id: 'forage-1', name: 'Forage 1' }]

test('[R11.8] every page is read to the last, a row an alarm, in words and with the unit of its condition', async () => {
  const asked: (string | null)[] = []
  const pages = alarmRows(page([one('a')], '1~a'), devices, async (cursor) => {
    asked.push(cursor)
    return done(cursor === '1~a' ? page([one('b', { device: 'parti', value: null })], '2~b') : page([one('c')], null))
  })
  const rows = await all(pages)
  expect([rows.length, asked]).toEqual([3, ['1~a', '2~b']])
  const cell = (row: number, title: string) => rows[row]?.[alarmSection.columns.indexOf(title)]
  expect(['Appareil', 'Condition', 'Priorité', 'État', 'Valeur', 'Unité'].map((title) => cell(0, title))).toEqual([
    'Forage 1',
    'Seuil haut dépassé',
    'Haute',
    'Active, à acquitter',
    9.5,
    'bar',
  ])
  expect([cell(1, 'Appareil'), cell(1, 'Unité')]).toEqual(['parti', null])
  expect(cell(0, 'Apparue')).toEqual({ local: Date.parse('2026-11-22T09:00:00.000Z') })
})

test('a page that cannot be read ends the rows with its failure: a part never passes for the whole', async () => {
  const rows = alarmRows(page([one('a')], '1~a'), devices, async () => failed('upstream.unavailable'))
  await expect(all(rows)).rejects.toBeInstanceOf(Interrupted)
})
