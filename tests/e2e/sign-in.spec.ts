import { loginTokenBody, UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import { newPerson, signIn as signInAtEmulator } from '../harness/people.ts'
import { callUpstream } from '../harness/upstream.ts'
import { expect, test } from './fixtures.ts'
import { OPERATOR } from './people.ts'

test('[R1.1] an e-mail and its password open the home screen', async ({ signIn, home, page }) => {
  await signIn.open()
  await signIn.fill(OPERATOR, 'Vigie-2026!')
  await expect(home.title).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
})

test.describe('refusals', () => {
  test.use({ expectedErrors: /status of 400/ })

  test('[R1.1] a wrong password and an unknown account are told in the same words', async ({ signIn }) => {
    await signIn.open()
    await signIn.fill(OPERATOR, 'not-this-one')
    await expect(signIn.error).toBeVisible()
    const words = await signIn.error.textContent()
    await signIn.fill('personne@vigie.test', 'not-this-one')
    await expect(signIn.error).toHaveText(words ?? '')
  })

  test('[R1.3] a token that is none leaves the address, and says so on the sign-in page', async ({ signIn, page }) => {
    await signIn.open('/auth/sign-in?authToken=nonsense')
    await expect(signIn.error).toContainText('lien de connexion')
    expect(page.url()).not.toContain('authToken')
  })
})

test('typing the e-mail can begin at once', async ({ signIn, page }) => {
  await signIn.open()
  await expect(page.getByLabel('Adresse e-mail')).toBeFocused()
})

test('[R1.1] an empty form says what is missing, and asks nobody', async ({ signIn, page }) => {
  await signIn.open()
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await signIn.submit()
  await expect(page.getByText('Indiquez votre adresse e-mail.')).toBeVisible()
  await expect(page.getByText('Indiquez votre mot de passe.')).toBeVisible()
  expect(calls.filter((url) => url.includes('accounts:'))).toEqual([])
})

test('[R1.7] who is signed out is sent to sign in, and comes back to where they were going', async ({
  signIn,
  page,
  origin,
}) => {
  await page.goto(`${origin}/?appareil=kept`)
  await expect(signIn.title).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/auth/sign-in')
  await signIn.fill(OPERATOR, 'Vigie-2026!')
  await expect(page).toHaveURL(`${origin}/?appareil=kept`)
})

test('[R1.3] a one-time token in the address signs in, and leaves the address', async ({
  stack,
  signIn,
  home,
  page,
  origin,
}) => {
  const { token } = await signInAtEmulator(OPERATOR)
  const answer = await callUpstream(stack, UPSTREAM_PATHS.loginToken, { token, body: { website: origin } })
  const custom = loginTokenBody.parse(answer.json()).token
  const leaks: string[] = []
  page.on('request', (request) => {
    if (request.headers()['referer']?.includes('authToken')) leaks.push(request.url())
  })
  await signIn.open(`/auth/sign-in?authToken=${custom}`)
  await expect(home.title).toBeVisible()
  expect(page.url()).not.toContain('authToken')
  const kept = await page.evaluate(() =>
    JSON.stringify([performance.getEntries(), document.cookie, document.referrer, history.state]),
  )
  expect(kept).not.toContain(custom.slice(0, 40))
  expect(kept).not.toContain('authToken')
  expect(leaks).toEqual([])
})

test('[R1.5] a password reset can be asked for, and the answer tells nothing of who has an account', async ({
  page,
  origin,
}) => {
  const answers: string[] = []
  for (const email of [OPERATOR, 'personne@vigie.test']) {
    await page.goto(`${origin}/auth/forget-password`)
    await page.getByLabel('Adresse e-mail').fill(email)
    await page.getByRole('button', { name: 'Envoyer le lien' }).click()
    const said = page.getByText('Si un compte existe pour')
    await expect(said).toBeVisible()
    answers.push((await said.textContent())?.replace(email, '…') ?? '')
  }
  expect(answers[0]).toBe(answers[1])
})

test.describe('who leaves', () => {
  // pictures that are on their way then are refused: the session is over
  test.use({ expectedErrors: /401 .*\/picture\?/ })

  test('[R1.6] logging out forgets the token expiration time and ends the session', async ({
    signIn,
    shell,
    page,
    origin,
  }) => {
    await signIn.as(OPERATOR)
    const kept = () => page.evaluate(() => localStorage.getItem('tokenExpirationTime'))
    expect(Date.parse((await kept()) ?? '')).toBeGreaterThan(Date.now())
    await (await shell.openProfile()).getByRole('menuitem', { name: 'Déconnexion' }).click()
    await expect(signIn.title).toBeVisible()
    expect(await kept()).toBeNull()
    await page.goto(`${origin}/`)
    await expect(signIn.title).toBeVisible()
  })
})

test('[R1.4] a site that is not theirs is refused in words, with a way to their own', async ({ signIn, page }) => {
  const person = await newPerson({ role: 'viewer', platforms: ['massa'] })
  await signIn.open()
  await signIn.fill(person.email, person.password)
  await expect(page.getByRole('heading', { name: 'Ce site ne fait pas partie des vôtres' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Massa/ })).toBeVisible()
})

test.describe('a browser that comes back signed in', () => {
  test.use({ who: OPERATOR })

  test('[R1.7] who is signed in is sent home from the auth pages', async ({ home, page, origin }) => {
    for (const path of ['/auth/sign-in', '/auth/forget-password']) {
      await page.goto(`${origin}${path}`)
      await expect(home.title).toBeVisible()
      expect(new URL(page.url()).pathname).toBe('/')
    }
  })

  test('[R1.8] while the session is being resolved, a full-screen spinner and nothing else', async ({
    home,
    page,
    origin,
  }) => {
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/accounts:lookup|\/v1\/token/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(origin, { waitUntil: 'commit' })
    await expect(
      page.getByRole('status', { name: 'Chargement…' }).or(page.getByText('Chargement…')).first(),
    ).toBeVisible()
    await expect(home.title).toBeHidden()
    release()
    await expect(home.title).toBeVisible()
  })

  test('[R1.3] somebody already signed in: the token is ignored, and leaves the address', async ({
    home,
    page,
    origin,
  }) => {
    await page.goto(`${origin}/auth/sign-in?authToken=whatever`)
    await expect(home.title).toBeVisible()
    expect(page.url()).not.toContain('authToken')
  })
})
