import type { DeliveriesFilter } from '@vigie/contracts/entities'
import { deliveryChannel, deliveryState } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { logFilterOf, UNNARROWED, withLogFilter } from './log-filter.ts'

test('[R11.7] every filter of the log is the same again when it is read from its address', () => {
  for (const state of [undefined, ...deliveryState.options])
    for (const channel of [undefined, ...deliveryChannel.options])
      for (const target of [undefined, 'nadia']) {
        const filter: DeliveriesFilter = JSON.parse(JSON.stringify({ state, channel, target }))
        const search = withLogFilter(new URLSearchParams('autre=1'), filter)
        expect(logFilterOf(search)).toEqual(filter)
        expect(withLogFilter(search, UNNARROWED).toString()).toBe('autre=1')
      }
})

test('[R11.7] a choice changes what it names, and leaves what was chosen before', () => {
  const first = withLogFilter(new URLSearchParams(), { state: 'failed' })
  const second = withLogFilter(first, { channel: 'webhook' })
  expect(logFilterOf(second)).toEqual({ state: 'failed', channel: 'webhook' })
  expect(logFilterOf(withLogFilter(second, { state: undefined }))).toEqual({ channel: 'webhook' })
})

test('[R11.7] what cannot be read does not narrow', () => {
  expect(logFilterOf(new URLSearchParams('etat=perdus&canal=pigeon&destinataire=%00'))).toEqual({})
})
