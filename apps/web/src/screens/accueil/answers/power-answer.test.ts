import { expect, test } from 'vitest'
import { cutNowWords } from './power-answer.tsx'

const at = (time: string) => Date.parse(`2026-11-22T${time}:00Z`)
const NOW = at('20:30')

test('[R10] a cut is dated by its own beginning, one of an earlier moment beside it', () => {
  expect(cutNowWords([{ since: at('19:55'), count: 38 }], NOW)).toBe('38\u00a0coupés depuis 19:55')
  expect(
    cutNowWords(
      [
        { since: at('17:10'), count: 1 },
        { since: at('19:55'), count: 37 },
      ],
      NOW,
    ),
  ).toBe('37\u00a0coupés depuis 19:55, 1 depuis 17:10')
})

test('[R10] of cuts at many moments two are dated, the others counted', () => {
  const moments = ['17:10', '18:00', '19:00'].map((time) => ({ since: at(time), count: 1 }))
  expect(cutNowWords([...moments, { since: null, count: 1 }], NOW)).toBe(
    '1\u00a0coupé depuis 17:10, 1 depuis 18:00, 2\u00a0à d’autres moments',
  )
})
