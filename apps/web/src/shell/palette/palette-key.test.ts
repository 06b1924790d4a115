// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { overlayOfKey } from './palette-key.ts'

const press = (key: string, init: KeyboardEventInit = {}) =>
  overlayOfKey(new KeyboardEvent('keydown', { key, ...init }))

test.each([
  ['k', { ctrlKey: true }, 'palette'],
  ['K', { metaKey: true }, 'palette'],
  ['k', {}, null],
  ['k', { ctrlKey: true, shiftKey: true }, null],
  ['k', { ctrlKey: true, altKey: true }, null],
  ['k', { ctrlKey: true, repeat: true }, null],
  ['?', { shiftKey: true }, 'shortcuts'],
  ['?', { ctrlKey: true }, null],
] as const)('%s with %j asks for %s', (key, init, asked) => expect(press(key, init)).toBe(asked))

test('a question mark typed in a field asks for nothing', () => {
  const field = document.createElement('input')
  document.body.append(field)
  let asked: string | null = 'never heard'
  field.addEventListener('keydown', (event) => {
    asked = overlayOfKey(event)
  })
  field.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }))
  expect(asked).toBeNull()
})
