import { type Device, device } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { assetsOf } from '../assets/assets-of.ts'
import { rowsOf } from './asset-rows.ts'

const made = (id: string, kind: Device['kind'], asset?: string): Device =>
  device.parse({
    id,
    site: 'chaib',
    kind,
    role: 'source',
    name: id,
    metrics: [],
    asset: asset ? { id: asset, name: `Actif ${asset}` } : null,
  })
const isPump = ({ kind }: Device) => kind === 'pump'
const ids = (devices: readonly Device[]) => devices.map(({ id }) => id)

test('a row stands for its asset, with the other parts; who belongs to no row stands apart', () => {
  const rows = rowsOf(
    assetsOf([
      made('niveau', 'sensor', 'f1'),
      made('pompe', 'pump', 'f1'),
      made('seule', 'pump'),
      made('sonde', 'sensor'),
    ]),
    isPump,
  )
  expect(ids(rows.rows)).toEqual(['pompe', 'seule'])
  const [pump, alone] = rows.rows
  if (!pump || !alone) throw new Error('two rows')
  expect(rows.assetOf(pump)).toMatchObject({ name: 'Actif f1', members: [{ id: 'pompe' }, { id: 'niveau' }] })
  expect(rows.assetOf(alone)).toBeUndefined()
  expect(ids(rows.membersOf(alone))).toEqual(['seule'])
  expect(ids(rows.others)).toEqual(['sonde'])
})

test('two of one asset that belong to the list are two rows by their own names: no figure is hidden', () => {
  const rows = rowsOf(
    assetsOf([made('p1', 'pump', 'f1'), made('p2', 'pump', 'f1'), made('niveau', 'sensor', 'f1')]),
    isPump,
  )
  expect(ids(rows.rows)).toEqual(['p1', 'p2'])
  expect(rows.rows.map((row) => rows.assetOf(row)?.name)).toEqual(['p1', undefined])
  expect(rows.rows.map((row) => ids(rows.membersOf(row)))).toEqual([['p1', 'niveau'], ['p2']])
})
