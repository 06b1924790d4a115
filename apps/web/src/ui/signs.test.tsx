// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Signs } from './signs.tsx'

afterEach(cleanup)

test.each(["Statut d'alimentation : ÉTEINT ❌", "Statut d'alimentation : ALLUMÉ ✅"])(
  '[R4.3] « %s » stands to the letter, its sign drawn for whoever has no emoji font',
  (words) => {
    const { container } = render(<Signs>{words}</Signs>)
    expect(container.textContent).toBe(words)
    expect(container.querySelectorAll('svg[aria-hidden]')).toHaveLength(1)
  },
)

test('a text without signs is left as it is', () => {
  const { container } = render(<Signs>Enregistré</Signs>)
  expect(container.innerHTML).toBe('Enregistré')
})
