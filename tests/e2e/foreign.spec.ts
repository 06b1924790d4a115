import { PROBE_BUILD } from '@vigie/stack'
import { type BareUpstream, createBareUpstream } from '../harness/bare-upstream.ts'
import { newPerson } from '../harness/people.ts'
import { createTestStack, type TestStack } from '../harness/test-stack.ts'
import { test as base, expect } from './fixtures.ts'
import { originOf } from './origin.ts'
import { SCREENS } from './screens.ts'

/** The product on a platform written from the specification alone: what it has works, the rest is said to be missing. */
const EVENT = 'nouvelle_alerte'
/** Screens that ask the platform for nothing, and devices, of which it has none. */
const NOTHING_TO_MISS = /^\/settings|^\/ia$|-\d$|\/compteur/
type Foreign = { readonly upstream: BareUpstream; readonly stack: TestStack }

const test = base.extend<object, { readonly foreign: Foreign }>({
  foreign: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const notificationsAt = '/notification/notifications'
      const variant = { event: EVENT, isNested: false, hasPayload: true, notificationsAt } as const
      const upstream = await createBareUpstream(['chaib', 'massa'], variant)
      const gateway = { UPSTREAM_URL: upstream.url, UPSTREAM_NOTIFICATION_EVENT: EVENT, WEB_ROOT: PROBE_BUILD.folder }
      const stack = await createTestStack({ services: ['gateway'], env: { gateway } })
      await use({ upstream, stack })
      await stack.close()
      await upstream.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  origin: ({ foreign, site }, use) => use(originOf(foreign.stack.ports.gateway, site)),
})

test('[R4.2] [R4.3] [R4.4] [R7.1] [R7.2] notifications arrive live; every other screen says that the platform does not offer it', async ({
  signIn,
  home,
  bell,
  shell,
  page,
  origin,
  foreign: { upstream },
}) => {
  const person = await newPerson({ role: 'superadmin', platforms: ['chaib'] })
  await signIn.as(person.email, person.password)
  await expect(shell.projects.getByRole('listitem')).toHaveCount(1)
  await expect.poll(() => upstream.joined).toContain('application_notifications_room')
  await expect(home.connection).toHaveText('En direct')
  await expect(bell.dot).toBeHidden()
  upstream.notify('Pompe 1', 'off')
  await expect(bell.dot).toBeVisible()
  await bell.press()
  await expect(bell.items.filter({ hasText: 'Pompe 1' })).toContainText("Statut d'alimentation : ÉTEINT ❌")
  upstream.notify('Pompe 2', 'on')
  await expect(bell.items.first()).toContainText("Statut d'alimentation : ALLUMÉ ✅")

  test.slow()
  for (const [path, title] of SCREENS.filter(([one]) => !NOTHING_TO_MISS.test(one))) {
    await page.goto(`${origin}${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect.soft(page.getByText(/indisponible sur cette plateforme/i).first(), path).toBeVisible()
  }
})
