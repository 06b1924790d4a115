import { HOUR_MS } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { item, look, NOW, night } from './causes.fixtures.ts'
import { toDoOf } from './to-do.ts'

test('[12.15] a leak that needs watching says what to do about it, a device that is away nothing', () => {
  const causes = look([item('a', 'offline', 5)], night(3.44, NOW - 58 * HOUR_MS))
  const said = new Map(causes.map((cause) => [cause.kind, toDoOf(cause)]))
  expect(said.get('leak')).toMatch(/^Fermer les vannes du secteur une nuit/)
  expect(said.get('offline')).toBeNull()
})
