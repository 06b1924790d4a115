import { expect, test } from 'vitest'
import { entryStyle } from './entry-style.ts'

test('[R3.8] in a narrow sidebar a line is its icon, in the middle of it', () => {
  const [wide, narrow] = [entryStyle(), entryStyle({ iconOnly: true })].map((classes) => classes.split(' '))
  expect(wide).toContain('px-2.5')
  expect(wide).not.toContain('justify-center')
  expect(narrow).toContain('justify-center')
  expect(narrow).not.toContain('px-2.5')
})

test('[R3.3] the active line alone is orange', () => {
  expect(entryStyle({ active: true })).toContain('text-accent')
  expect(entryStyle()).not.toContain('text-accent')
})
