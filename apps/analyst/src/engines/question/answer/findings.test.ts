import type { Finding } from '@vigie/contracts/rest/analyst'
import { expect, test } from 'vitest'
import { grounds } from './findings.ts'
import { createLedger } from './ledger.ts'

test('[R13.3] what a stuck sensor reads is told with the decimals that its tile has', () => {
  const moved = [{ device: 'niveau-1', metric: 'level_m' as const, usual: 37.145, present: 37.145 }]
  const finding = { kind: 'stuck-sensor', device: 'niveau-1', usual: 37.145, present: 37.145, unit: 'm', moved }
  const told = (one: Partial<Finding>) =>
    grounds({ finding: { ...finding, ...one } as Finding, at: '0/findings/0' }, null, createLedger())
  expect(told({})).toContain('reste à 37,15\u00a0m au dernier')
  // what no tile shows keeps three digits that count
  expect(told({ kind: 'clogged-filter', usual: 0.231, present: 1.274, unit: 'bar' })).toContain(
    '0,23\u00a0bar à 1,27\u00a0bar',
  )
})
