import { QueryClient } from '@tanstack/react-query'
import { problemOf } from '@vigie/contracts/errors'
import type { DebriefLoss } from '@vigie/machines/debrief'
import { expect, test, vi } from 'vitest'
import { readAlarmChanges } from './alarm-changes.ts'

const loss = (from: number, to: number): DebriefLoss => ({
  since: { epoch: 'e', seq: from, at: from },
  until: { seq: to, at: to },
})
const asked = async (...losses: DebriefLoss[]) => {
  const get = vi.fn().mockResolvedValue({ to: 0, entries: 0, total: 0, alarms: [] })
  await readAlarmChanges(new QueryClient(), { get }, losses, new AbortController().signal)
  return get.mock.lastCall?.[2]
}

test('[R11.6] the record is read of the losses alone: what came between them was seen as it happened', async () => {
  expect(await asked(loss(7, 9))).toEqual({ epoch: 'e', since: 7, until: 9 })
  expect(await asked(loss(7, 9), loss(12, 15), loss(15, 16), loss(20, 21))).toEqual({
    epoch: 'e',
    since: 7,
    until: 21,
    seen: '9-12,16-20',
  })
})

test('[R11.6] [R7.1] on a platform without alarms nothing happened to them; any other refusal is one', async () => {
  const refused = (code: Parameters<typeof problemOf>[0]) =>
    readAlarmChanges(
      new QueryClient(),
      { get: vi.fn().mockRejectedValue(problemOf(code)) },
      [loss(7, 9)],
      new AbortController().signal,
    )
  expect(await refused('capability.missing')).toEqual({ to: 9, entries: 0, total: 0, alarms: [] })
  await expect(refused('resource.not-found')).rejects.toMatchObject({ code: 'resource.not-found' })
})
