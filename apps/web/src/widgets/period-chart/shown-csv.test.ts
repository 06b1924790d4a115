import { expect, test } from 'vitest'
import { setSiteTimeZone } from '@/text'
import type { ChartPoint } from '@/ui/charts/gaps'
import { shownCsv } from './shown-csv.ts'

const AT = Date.UTC(2026, 10, 21, 14, 2, 31)
const DAY = 86_400_000
const points: readonly ChartPoint[] = [
  [AT, 2.5999999999999996, 2.59, 2.61],
  [AT + 1, null, null, null],
]

test('the file holds what is drawn, with decimal commas and without its holes', () => {
  setSiteTimeZone('UTC')
  expect(shownCsv({ metric: 'flow_m3h', points, previous: [], back: 0 }).split('\r\n')).toEqual([
    'Heure;Débit (m³/h);Minimum;Maximum',
    '21/11/2026 14:02:31;2,6;2,59;2,61',
  ])
})

test('a compared period is in it as well, at its own time', () => {
  setSiteTimeZone('UTC')
  const rows = shownCsv({ metric: 'flow_m3h', points, previous: [[AT, 1, 1, 1]], back: DAY }).split('\r\n')
  expect(rows).toEqual([
    'Série;Heure;Débit (m³/h);Minimum;Maximum',
    'Période affichée;21/11/2026 14:02:31;2,6;2,59;2,61',
    'Période comparée;20/11/2026 14:02:31;1;1;1',
  ])
})
