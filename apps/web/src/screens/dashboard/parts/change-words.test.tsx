// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ChangeWords } from './change-words.tsx'

afterEach(cleanup)

const known = { completenessPct: 100, previousCompletenessPct: 100 }
const said = (...[props]: Parameters<typeof ChangeWords>) =>
  render(<ChangeWords {...props} />).container.textContent?.replaceAll(/\s/g, ' ')

test('[R10] what a figure was is told with its unit, money with the site’s', () => {
  const compared = 'les 24 h d’avant'
  const cost = { value: 522, previous: 361, ...known }
  expect(said({ id: 'cost', figure: cost, compared, currency: 'MAD', isAlone: true })).toContain(
    `${compared} : 361 MAD`,
  )
  expect(said({ id: 'gridKwh', figure: cost, compared })).toContain(`${compared} : 361 kWh`)
})
