import { type Device, deviceId } from '@vigie/contracts/entities'
import type { Finding } from '@vigie/contracts/rest/analyst'
import { expect, test } from 'vitest'
import { setSiteTimeZone } from '@/text'
import { leaksWithin } from './leaks-within.ts'

setSiteTimeZone('Etc/UTC')
const DAY = 86_400_000
const period = { from: 100 * DAY, to: 130 * DAY }
const devices = [{ id: deviceId.parse('s1'), name: 'Secteur nord' }] as unknown as readonly Device[]
const found = (over: Partial<Finding> = {}) =>
  ({
    id: 'f',
    kind: 'leak',
    device: 's1',
    since: 105 * DAY,
    endedAt: null,
    volumeM3: { value: 993, low: 900, high: 1_100 },
    feedback: null,
    ...over,
  }) as unknown as Finding

test('[R10] beside what a period consumed stand the leaks that ran in it, each with what it lost', () => {
  const [line] = leaksWithin([found()], period, devices, period.to)
  expect(line).toMatchObject({ title: 'Fuite possible, Secteur nord', proof: '993\u00a0m³ perdus depuis le 16/04' })
})

test('[R10] of a leak that goes on after a period it is said that the loss is that of its whole time', () => {
  const proofs = [
    leaksWithin([found()], period, devices, period.to + 5 * DAY),
    leaksWithin([found({ endedAt: period.to + 2 * DAY })], period, devices, period.to + 5 * DAY),
    leaksWithin([found({ endedAt: period.to - DAY })], period, devices, period.to + 5 * DAY),
    // the last day of it alone
    leaksWithin([found()], { from: period.to - DAY, to: period.to }, devices, period.to),
  ].map(([line]) => line?.proof.replaceAll('\u00a0', ' '))
  expect(proofs).toEqual([
    '993 m³ perdus en tout depuis le 16/04, ≈ 33,1 m³ par jour',
    '993 m³ perdus en tout depuis le 16/04, ≈ 36,8 m³ par jour',
    '993 m³ perdus depuis le 16/04',
    '993 m³ perdus en tout depuis le 16/04, ≈ 39,7 m³ par jour',
  ])
})

test('[R10] a leak that ended before it, began after it or was rejected is none of it, nor is what is no leak', () => {
  const others = [
    found({ endedAt: period.from }),
    found({ since: period.to }),
    found({ kind: 'clogged-filter' }),
    found({ volumeM3: null }),
    found({ feedback: { verdict: 'rejected' } as Finding['feedback'] }),
  ]
  expect(leaksWithin(others, period, devices, period.to)).toEqual([])
})
