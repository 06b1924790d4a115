import { expect, test } from 'vitest'
import { seriesSection } from './series-rows.ts'

test('the column of a counter says that its numbers are increments, with their unit', () => {
  expect(seriesSection('volume_m3', 'UTC').columns[2]).toBe('Volume par intervalle (m³)')
  expect(seriesSection('flow_m3h', 'UTC').columns[2]).toBe('Débit (m³/h)')
})
