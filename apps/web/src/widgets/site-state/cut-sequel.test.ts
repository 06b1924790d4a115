import { HOUR_MS, type KpiBody, MINUTE_MS } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { causeWords } from './cause-words.ts'
import { DEVICES, item, look, NOW, tank } from './causes.fixtures.ts'
import { withSequels } from './cut-sequel.ts'

/** The proof of each cause while pumps were cut a quarter of an hour ago, of which the first reads so many m³/h now. */
const proofs = (
  cut: readonly string[],
  {
    autonomyHours = 50,
    flow = 0,
    isRunning = true,
  }: { autonomyHours?: number; flow?: number; isRunning?: boolean } = {},
) => {
  const today = tank(autonomyHours, null) as unknown as KpiBody
  const since = NOW - 15 * MINUTE_MS
  const causes = look(
    cut.map((id) => item(id, 'unpowered', 15)),
    today,
  )
  const poweredAt = new Date(since).toISOString()
  return withSequels(causes, {
    ...{ devices: DEVICES, today, off: new Set(cut), now: NOW },
    statusOf: (device) => ({ device, powered: !cut.includes(device), poweredAt, online: true, onlineAt: poweredAt }),
    read: (_, metric) => (metric === 'flow_m3h' ? { ts: NOW - 5_000, value: flow } : null),
    isRunning: () => isRunning,
  }).map((cause) => causeWords(cause, NOW).proof.replaceAll('\u00a0', ' '))
}

test('[R10] a cut of one pump says what becomes of its tank, as its alarm does', () => {
  expect(proofs(['a'])).toEqual(['tank : 1 autre pompe l’alimente encore'])
  expect(proofs(['a'], { isRunning: false })).toEqual(['tank : 1 autre pompe peut l’alimenter (à l’arrêt)'])
})

test('[R10] a cut of what pumps into no tank still says whether the others have power', () => {
  expect(proofs(['c'])).toEqual(['les autres appareils sont alimentés'])
})

test('[R10] a pump that still gives water contradicts its cut, which comes before what would come of it', () => {
  expect(proofs(['a'], { flow: 42 })).toEqual([
    'le signal dit coupé, la pompe donne encore 42,0 m³/h : vérifier le contact d’alimentation',
  ])
})

test('[R10] of several devices that were cut together the names stay', () => {
  expect(proofs(['a', 'c'])).toEqual(['a, c'])
})

test('[R10] a tank that is a cause of its own tells of itself', () => {
  const causes = look([item('a', 'unpowered', 15)], tank(7, 2))
  expect(causes.map(({ kind }) => kind)).toEqual(['power', 'empty'])
  const today = tank(7, 2) as unknown as KpiBody
  const [cut] = withSequels(causes, {
    ...{ devices: DEVICES, today, off: new Set(['a']), now: NOW + HOUR_MS },
    ...{ statusOf: () => null, read: () => null, isRunning: () => true },
  })
  expect(cut).not.toHaveProperty('sequel')
})
