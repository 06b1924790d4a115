import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createStack, type Stack } from '@vigie/stack'
import { identityHost } from '../harness/identity.ts'
import { test as base, expect } from './fixtures.ts'
import { originOf } from './origin.ts'
import { OPERATOR } from './people.ts'

/** The build that people get, by a second gateway at the worker's upstream: the other tests run the one with the probe. */
const test = base.extend<object, { readonly built: Stack }>({
  built: [
    async ({ stack }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'vigie-e2e-built-'))
      const gateway = { UPSTREAM_URL: stack.urls.upstream, UPSTREAM_SERVICE_KEY: stack.serviceKey }
      const built = await createStack({
        dataDir,
        services: ['gateway'],
        identityHost: identityHost(),
        env: { gateway },
      })
      await use(built)
      await built.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  origin: ({ built, site }, use) => use(originOf(built.ports.gateway, site)),
})
test.use({ hasProbe: false })

test('the production build signs in, is live and draws, under its content policy and without a probe', async ({
  signIn,
  home,
  page,
  origin,
}) => {
  const answer = await page.goto(`${origin}/auth/sign-in`)
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'self'(?:;| )/)
  expect(policy.match(/script-src[^;]*/)?.[0]).not.toMatch(/unsafe/)
  await signIn.as(OPERATOR)
  await expect(home.connection).toHaveText('En direct')
  await expect(home.tiles.locator('[data-freshness="fresh"]').first()).toBeAttached()
  await page.goto(`${origin}/energie/compteur-electrique`)
  await expect(page.locator('canvas').first()).toBeVisible()
  // nor is a platform without an analyst asked for what it has not
  await page.goto(`${origin}/eau/sources/niveau-forage-2`)
  await expect(page.locator('canvas').first()).toBeVisible()
  await page.goto(`${origin}/?periode=30j`)
  await expect(page.getByRole('heading', { name: '30 derniers jours' })).toBeVisible()
  expect(await page.evaluate(() => '__vigie' in window && window.__vigie !== undefined)).toBe(false)
})
