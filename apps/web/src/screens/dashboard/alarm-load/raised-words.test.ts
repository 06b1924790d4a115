import { expect, test } from 'vitest'
import { formatFigure } from '@/widgets/kpi/figure'
import { raisedWords } from './raised-words.ts'

test.each([0.8462, 2.35, 12.44, 151.3])(
  '[R11.4] %d alarms a day are written alike in the title and its table',
  (perDay) => {
    expect(raisedWords({ raised: 25, perDay })).toBe(
      `25 nouvelles, soit ${formatFigure(perDay, 'alarmsPerDay')} par jour`.replace('25 ', '25\u00a0'),
    )
  },
)

test('[R11.4] of less than a day no rate is told', () => {
  expect(raisedWords({ raised: 1, perDay: null })).toBe('1\u00a0nouvelle')
})
