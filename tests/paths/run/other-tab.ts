// Another tab of the same browser, signed in as the same person.
import { HOUR_MS } from '@vigie/contracts/entities'
import type { Page } from 'playwright/test'
import { z } from 'zod'
import { identityHost } from '../../harness/identity.ts'
import { keepSession, readSession } from './browser-session.ts'

const kept = z.looseObject({
  apiKey: z.string(),
  stsTokenManager: z.object({ accessToken: z.string(), refreshToken: z.string(), expirationTime: z.number() }),
})
const renewed = z.object({ id_token: z.string(), refresh_token: z.string() })

/** Renews the identity token as another tab would. Tokens of the same second are equal: it asks until they differ. */
export const renewInAnotherTab = async (page: Page): Promise<void> => {
  const session = kept.parse(await readSession(page))
  const { accessToken, refreshToken } = session.stsTokenManager
  const url = `http://${identityHost()}/securetoken.googleapis.com/v1/token?key=${session.apiKey}`
  const form = { grant_type: 'refresh_token', refresh_token: refreshToken }
  const ask = async () => renewed.parse(await (await page.request.post(url, { form })).json())
  let token = await ask()
  while (token.id_token === accessToken) token = await ask()
  await keepSession(page, session.apiKey, {
    ...session,
    stsTokenManager: {
      accessToken: token.id_token,
      refreshToken: token.refresh_token,
      expirationTime: Date.now() + LIFE_MS,
    },
  })
}

/** Until when a page's token was found fresh enough. */
const freshUntil = new WeakMap<Page, number>()

/** Renews the token once half its life is over, so that no page of a long run has to renew it by itself. */
export const keepFresh = async (page: Page): Promise<void> => {
  if (Date.now() < (freshUntil.get(page) ?? 0)) return
  const session = kept.safeParse(await readSession(page))
  if (!session.success) return
  const half = session.data.stsTokenManager.expirationTime - LIFE_MS / 2
  if (half < Date.now()) return renewInAnotherTab(page)
  freshUntil.set(page, half)
}
const LIFE_MS = HOUR_MS

/** Has the identity token of this browser end now, as far as its pages know: who needs one has to renew it. */
export const endToken = async (page: Page): Promise<void> => {
  const session = kept.parse(await readSession(page))
  const stsTokenManager = { ...session.stsTokenManager, expirationTime: Date.now() }
  await keepSession(page, session.apiKey, { ...session, stsTokenManager })
}
