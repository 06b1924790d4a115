// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Logo } from './logo.tsx'

afterEach(cleanup)

test('[R3.7] the small logo has the room of a square, the full one of a word', () => {
  const shown = (isSmall: boolean) => {
    const { getByRole } = render(<Logo small={isSmall} />)
    const { src, width, height } = getByRole('img') as HTMLImageElement
    cleanup()
    return [new URL(src).pathname, width, height]
  }
  expect(shown(true)).toEqual(['/logo-sm.png', 32, 32])
  expect(shown(false)).toEqual(['/logo.png', 112, 32])
})
