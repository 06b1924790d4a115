// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveFile } from './save-file.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('[R10] a file is saved once under its name, and forgotten once the browser has it', () => {
  const pressed: (readonly [href: string, download: string])[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    pressed.push([this.href, this.download])
  })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:vigie/1')
  const forget = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  saveFile('mesures.csv', new Blob(['a;b']))
  expect(pressed).toEqual([['blob:vigie/1', 'mesures.csv']])
  vi.advanceTimersByTime(59_000)
  expect(forget).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(forget.mock.calls).toEqual([['blob:vigie/1']])
})
