import { expect, test } from './fixtures.ts'
import { originOf } from './origin.ts'
import { ADMIN, OPERATOR } from './people.ts'

test.describe('an operator', () => {
  test.use({ who: OPERATOR })

  test('[R6.1] sees the projects of own platforms, and those named chaib', async ({ home, shell }) => {
    await home.open()
    await expect(shell.projects.getByRole('listitem')).toHaveCount(1)
    await expect(shell.projects.getByRole('listitem')).toContainText('Chaib')
  })
})

test.describe('an admin of two sites', () => {
  test.use({ who: ADMIN })

  test('[R6.2] jumps to the other one, signed in there by a one-time token', async ({ stack, shell, home, page }) => {
    await home.open()
    await shell.projects.getByRole('button', { name: 'Massa' }).click()
    await page.waitForURL(`${originOf(stack.ports.gateway, 'massa')}/**`)
    await expect(home.title).toBeVisible()
    expect(page.url()).not.toContain('authToken')
    await expect(page.getByRole('banner')).toContainText('Massa')
  })

  test.describe('when no token can be had', () => {
    test.use({ expectedErrors: /status of 50\d/ })

    test('[R6.2] goes to the project all the same, without a token', async ({ stack, home, signIn, shell, page }) => {
      await page.route('**/api/projects/login-token', (route) => route.fulfill({ status: 502, body: '{}' }))
      await home.open()
      await shell.projects.getByRole('button', { name: 'Massa' }).click()
      await page.waitForURL(`${originOf(stack.ports.gateway, 'massa')}/**`)
      await expect(signIn.title).toBeVisible()
    })
  })
})
