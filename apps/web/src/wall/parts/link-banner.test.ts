import { beforeEach, expect, test } from 'vitest'
import { setSiteTimeZone } from '@/text'
import { dataOf } from './link-banner.tsx'

beforeEach(() => setSiteTimeZone('UTC'))

const SINCE = Date.parse('2026-11-29T17:45:48Z')

test('[R12.2] data of three seconds or less are dated, older ones are also called old', () => {
  const said = [1_000, 2_999, 3_000, 65_000].map((age) => dataOf(SINCE, SINCE + age).replaceAll(/\s/g, ' '))
  expect(said).toEqual([
    'Données du 17:45:48',
    'Données du 17:45:48',
    'Données du 17:45:48, vieilles de 3 s',
    'Données du 17:45:48, vieilles de 1 min',
  ])
  expect(dataOf(null, SINCE)).toBe('Aucune donnée reçue')
})
