import { site } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { callLine } from '../call-line.ts'
import { bounded } from './bound.ts'
import type { Facts } from './facts.ts'
import type { Understood } from './outcome.ts'

const facts = (targets: object): Facts => ({
  site: site.parse({ slug: 'chaib', name: 'Chaib', link: 'http://x.test', position: { lat: 30, lon: -9 }, targets }),
  devices: [],
  today: '2026-11-18',
  now: 0,
  otherSites: [],
})
const autonomy: Understood = {
  kind: 'call',
  call: { tool: 'figure', figure: 'autonomyHours', of: 'site', period: null, view: 'value' },
  assumed: true,
}
const said = (text: string, targets = {}): string => {
  const one = bounded(autonomy, text, facts(targets))
  return one.kind === 'call' ? callLine(one.call) : one.kind === 'refuse' ? one.why : one.kind
}

describe('a limit', () => {
  test.each([
    ['l’autonomie est sous 12 h ?', 'figure autonomyHours site now under=12'],
    ['moins de 2 jours d’autonomie ?', 'figure autonomyHours site now under=48'],
    ['autonomie au-dessus de 0,5 h', 'figure autonomyHours site now over=0.5'],
    ['autonomie', 'figure autonomyHours site now'],
  ])('« %s » goes with the figure, in its unit [R13.3]', (text, line) => expect(said(text)).toBe(line))

  test.each([
    ['autonomie de moins de 3 litres'],
    ['autonomie sous 3 bar'],
    ['l’autonomie est descendue sous 12 h ?'],
    ['objectif d’autonomie tenu ?'],
  ])('« %s »: in another unit, of the past or of no target it is refused, never dropped [R13.3]', (text) =>
    expect(said(text)).toBe('unsupported'),
  )

  test('of the site’s own is the target [R13.3]', () =>
    expect(said('objectif d’autonomie tenu ?', { autonomyHours: 12 })).toBe('figure autonomyHours site now target'))
})
