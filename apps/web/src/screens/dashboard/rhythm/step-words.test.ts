import { expect, test } from 'vitest'
import { setSiteTimeZone } from '@/text'
import { columnsOf } from '@/widgets/period-columns/columns'
import { courseOf } from './course.ts'
import { stepWords } from './step-words.ts'

setSiteTimeZone('Etc/UTC')
const DAY = 86_400_000
const FROM = Date.UTC(2026, 10, 23)

test('[R10] what lies before the first data of a running period is without history, not to come', () => {
  const period = { from: FROM, to: FROM + 4 * DAY }
  const until = FROM + 2.5 * DAY
  const buckets = [null, 5, 3, null].map((consumedM3, day) => ({ from: FROM + day * DAY, consumedM3 })) as never
  const steps = courseOf(
    { period, until, buckets, plan: null },
    columnsOf(period, 'day', 'UTC'),
    ({ consumedM3 }) => consumedM3,
    null,
  )
  const said = steps.map((one) => stepWords(one, { step: 'day', until, format: (value) => `${value} m³` }))
  expect(said).toEqual([
    'lun. 23 nov. : pas d’historique',
    'mar. 24 nov. : 5 m³ en tout',
    'mer. 25 nov. : 8 m³ en tout',
    'jeu. 26 nov. : à venir',
  ])
})
