// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { isChunkFailure, mayReload } from './lazy-screen.tsx'

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/home-1.js')
beforeEach(() => sessionStorage.clear())

test('[R2.3] code that cannot be fetched is worth one reload per screen, not two', () => {
  expect([mayReload('home', gone), mayReload('home', gone), mayReload('energy', gone)]).toEqual([true, false, true])
})

test('[R2.3] an error of the screen itself never reloads the page', () => {
  expect(mayReload('home', new TypeError('x is undefined'))).toBe(false)
})

test.each([
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed.',
])('[R2.3] every browser says it its own way: %s', (message) => {
  expect(isChunkFailure(new TypeError(message))).toBe(true)
})
