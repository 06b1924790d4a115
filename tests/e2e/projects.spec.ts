import { expect, test } from './fixtures.ts'
import { originOf } from './origin.ts'

test('[R6.1] listed projects: own platforms, and those named chaib', async ({ signIn, shell }) => {
  await signIn.as('operateur@vigie.test')
  await expect(shell.projects.getByRole('listitem')).toHaveCount(1)
  await expect(shell.projects.getByRole('listitem')).toContainText('Chaib')
})

test('[R6.2] a project jumps to its own site, signed in there by a one-time token', async ({
  stack,
  signIn,
  shell,
  home,
  page,
}) => {
  await signIn.as('admin@vigie.test')
  await shell.projects.getByRole('button', { name: 'Massa' }).click()
  await page.waitForURL(`${originOf(stack.ports.gateway, 'massa')}/**`)
  await expect(home.title).toBeVisible()
  expect(page.url()).not.toContain('authToken')
  await expect(page.getByRole('banner')).toContainText('Massa')
})

test.describe('when no token can be had', () => {
  test.use({ expectedErrors: /status of 50\d/ })

  test('[R6.2] the browser goes to the project all the same, without a token', async ({
    stack,
    signIn,
    shell,
    page,
  }) => {
    await signIn.as('admin@vigie.test')
    await page.route('**/api/projects/login-token', (route) => route.fulfill({ status: 502, body: '{}' }))
    await shell.projects.getByRole('button', { name: 'Massa' }).click()
    await page.waitForURL(`${originOf(stack.ports.gateway, 'massa')}/**`)
    await expect(signIn.title).toBeVisible()
  })
})
