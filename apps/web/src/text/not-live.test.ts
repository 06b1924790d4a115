import { FINDING_NAMES } from '@vigie/contracts/words'
import { expect, test } from 'vitest'
import { synoptic } from './eau.ts'
import { home } from './home.ts'
import { live } from './live.ts'
import { map } from './map.ts'
import { shell } from './shell.ts'

const NOT_LIVE = [
  live.frozenSince('14:02'),
  home.states.frozen,
  home.states['off-then'],
  map.states.frozen,
  map.states['frozen-unpowered'],
  synoptic.frozen,
  shell.tab.frozen,
  shell.connection.words.stale,
  shell.connection.frozenSince('14:02'),
]

test('[R12.2] what is not live has one word everywhere, and it is not that of a sensor that is stuck', () => {
  expect(FINDING_NAMES['stuck-sensor']).toContain('figé')
  for (const words of NOT_LIVE) {
    expect(words).not.toMatch(/fig[ée]/i)
    expect(words).toMatch(/pas en direct/i)
  }
})
