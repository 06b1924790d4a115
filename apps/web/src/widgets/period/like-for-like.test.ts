import { expect, test } from 'vitest'
import { setSiteTimeZone } from '@/text'
import { facing, likeForLike } from './like-for-like.ts'

setSiteTimeZone('Etc/UTC')
const at = (day: number, hour = 0) => Date.UTC(2026, 10, day, hour)
const TODAY = '2026-11-26'

/** What figures of a stretch that begins on a day of November are set against, in a sentence. */
const said = (
  unit: Parameters<typeof likeForLike>[1],
  [from, to]: readonly [number, number],
  back: number,
  until = at(26, 10),
) =>
  `face ${facing(
    likeForLike(
      {
        period: { from: at(from), to: at(to) },
        until: Math.min(until, at(to)),
        previous: { from: at(from - back), to: Math.min(until, at(to)) - back * 86_400_000 },
        comparedWith: 'previous',
      },
      unit,
      TODAY,
    ),
  )}`.replaceAll('\u00a0', ' ')

test('[R10] what a period is compared with reads as French in a sentence', () => {
  expect(said('day', [26, 27], 1)).toBe('face à hier jusqu’à 10:00')
  expect(said('day', [20, 21], 1)).toBe('face au jeu. 19 nov.')
  expect(said('week', [23, 30], 7)).toBe('face à la semaine précédente jusqu’à jeudi 10:00')
  expect(said('month', [1, 31], 31)).toBe('face à octobre jusqu’au 26 oct.')
  expect(said('month', [1, 31], 31, at(1, 14))).toBe('face au jeu. 1er oct. jusqu’à 14:00')
  expect(said('range', [10, 12], 2)).toBe('face à la période du 8 nov. au 9 nov.')
  expect(said('last-24h', [25, 26], 1)).toBe('face aux 24 h d’avant')
})
