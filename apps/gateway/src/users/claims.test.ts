import { expect, test } from 'vitest'
import { mergeClaims } from './claims.ts'

test('role and platforms replace those there are, and every other claim stays', () => {
  const existing = { role: 'viewer', platforms: ['massa'], tenant: 7, deep: { a: [1] } }
  expect(mergeClaims(existing, { platforms: ['chaib', 'chaib'] })).toEqual({
    ok: true,
    value: { role: 'viewer', platforms: ['chaib'], tenant: 7, deep: { a: [1] } },
  })
})

test('claims may fill a thousand bytes, and not one more', () => {
  const bytes = (text: string) => Buffer.byteLength(JSON.stringify({ text, role: 'viewer' }))
  const fits = 'é'.repeat((1_000 - bytes('')) / 2)
  expect(bytes(fits)).toBeLessThanOrEqual(1_000)
  expect(mergeClaims({ text: fits }, { role: 'viewer' }).ok).toBe(true)
  expect(mergeClaims({ text: `${fits}éé` }, { role: 'viewer' })).toMatchObject({ ok: false, code: 'claims.too-large' })
})
