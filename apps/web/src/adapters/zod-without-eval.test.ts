import { expect, test } from 'vitest'
import { z } from 'zod'
import './zod-without-eval.ts'

test('schemas are not compiled by a function that the page’s policy forbids', () => {
  expect(z.config().jitless).toBe(true)
})
