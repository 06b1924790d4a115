import { DAY_MS, type KpiBody, type PlannedKpi } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { setSiteTimeZone } from '@/text'
import { waterBasisOf } from './water-card.tsx'

setSiteTimeZone('Etc/UTC')

const FROM = Date.UTC(2026, 10, 26)
const said = (basis: PlannedKpi['basis'], days = 4) =>
  waterBasisOf({
    period: { from: FROM, to: FROM + DAY_MS },
    plan: {
      days,
      consumedM3: { basis, byNow: 240, whole: 480, projected: null },
      leaks: [{ device: 'nord', days: 3 }],
    },
  } as unknown as Pick<KpiBody, 'plan' | 'period'>)?.replace(/\s/g, ' ')

test('[R10] a plan of past weekdays says how many of them held the leak that runs', () => {
  expect(said('weekdays')).toBe('prévu d’après 4 jeudis, dont 3 avec la fuite')
})

test('[R10] a plan that is a target rests on no day, and says nothing of a leak in them', () => {
  expect(said('target')).toBe('prévu : budget du jour fixé pour ce site, réparti sur les heures')
})
