import { expect, test } from 'vitest'
import { PROPERTIES } from '../roam/properties.ts'
import type { RoamResults } from '../roam/roam.results.ts'
import { roamSection } from './roam.section.ts'

const [first, second] = PROPERTIES.map(({ name }) => name)
const found: RoamResults = {
  at: '2026-11-23T08:00:00.000Z',
  seed: '7',
  hasFaults: true,
  seconds: 61,
  walks: 3,
  steps: 75,
  notDone: 4,
  looks: 512,
  events: 900,
  acts: { 'presses the bell': 9, 'freezes the gateway': 11 },
  taken: { auth: { 'loading · user.reported → authenticated': 3, other: 4 } },
  findings: [
    { seed: '7-2', property: first ?? '', says: 'tab 1: <late>', shortest: ['+0.2 s tab 1 presses the bell'] },
  ],
}

test('the section says what was walked, which promise was broken and by which shortest walk', () => {
  const html = roamSection(found)
  expect(html).toContain('by seed 7, with faults, in 61 s')
  expect(html).toMatch(/<td>auth<\/td><td class="number">2<\/td><td class="number">7<\/td>/)
  expect(html).toContain(`<tr><td>${first}</td><td><span class="bad">✗ broken by 1 walks</span></td></tr>`)
  expect(html).toContain(`<tr><td>${second}</td><td><span class="good">✓ kept</span></td></tr>`)
  expect(html).toContain('tab 1: &lt;late&gt;')
  expect(html).toContain('+0.2 s tab 1 presses the bell')
  expect(html.indexOf('freezes the gateway')).toBeLessThan(html.indexOf('<td>presses the bell'))
})

test('without any walk it says which command does them', () => {
  expect(roamSection(null)).toContain('npm run paths -- roam')
})
