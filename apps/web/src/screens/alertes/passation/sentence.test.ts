import { type HandoverFacts, handoverFacts } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { happenedWords, standsWords } from './sentence.ts'

const NONE = { unacknowledged: 0, acknowledged: 0, returned: 0, shelved: 0, suppressed: 0, outOfService: 0 }
const facts = (change: Partial<HandoverFacts>) =>
  handoverFacts.parse({
    seq: 1,
    from: '2026-11-26T06:00:00.000Z',
    to: '2026-11-26T14:00:00.000Z',
    counts: NONE,
    alarms: [],
    nextReturn: null,
    cutCount: 0,
    cuts: [],
    raised: 0,
    actCount: 0,
    acts: [],
    ...change,
  })

test('[R11.8] of a shift is told what stands and is left, then what happened and over how long', () => {
  expect(standsWords(facts({}))).toBe('Rien à acquitter, aucun appareil coupé.')
  expect(happenedWords(facts({}))).toBe('En 8\u00a0h\u00a0: aucune nouvelle alarme, aucune action.')
  const counts = { ...NONE, unacknowledged: 3, returned: 1, acknowledged: 2 }
  expect(standsWords(facts({ counts, cutCount: 3 }))).toBe(
    '4\u00a0alarmes à acquitter, 2\u00a0acquittées encore actives, 3\u00a0appareils coupés.',
  )
  expect(happenedWords(facts({ raised: 5, actCount: 2 }))).toBe(
    'En 8\u00a0h\u00a0: 5\u00a0nouvelles alarmes, 2\u00a0actions.',
  )
})
