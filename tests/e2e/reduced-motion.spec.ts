import { expect, test } from './fixtures.ts'

test.use({ who: null })

test('who asks for less motion sees at once, down to the last element, what is inherited [R12.3]', async ({
  page,
  origin,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${origin}/auth/sign-in`)
  const label = page.getByText('Adresse e-mail', { exact: true })
  await label.waitFor()
  const found = await label.evaluate((element) => {
    const before = getComputedStyle(element).letterSpacing
    document.body.style.letterSpacing = '7px'
    return [before, getComputedStyle(element).letterSpacing]
  })
  expect(found).toEqual(['normal', '7px'])
})
