import type { ReachBody } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { reachesNobody, reachesWebhooks } from './reach.ts'

const bodyOf = (...targets: ReachBody['rules']['steps']['high'][number]['targets']): Pick<ReachBody, 'rules'> => ({
  rules: {
    contacts: [],
    onCall: [],
    exceptions: [],
    quietHours: null,
    webhooks: [],
    steps: { critical: [], high: targets.length === 0 ? [] : [{ afterMinutes: 0, targets }], medium: [], low: [] },
  },
})

test('[R11.7] webhooks are said to be sent where a rule names one, and not for being there', () => {
  expect([reachesNobody(bodyOf()), reachesWebhooks(bodyOf())]).toEqual([true, false])
  const onCall = bodyOf({ kind: 'on-call' })
  expect([reachesNobody(onCall), reachesWebhooks(onCall)]).toEqual([false, false])
  expect(reachesWebhooks(bodyOf({ kind: 'on-call' }, { kind: 'webhook', id: 'w' }))).toBe(true)
})
