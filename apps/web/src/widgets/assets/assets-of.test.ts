import { type Device, device } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { assetByDevice, assetsOf, memberName, sameAsset } from './assets-of.ts'

const slug = (name: string) => name.toLowerCase().replaceAll(' ', '-')
const made = (id: string, kind: Device['kind'], role: Device['role'], name: string, asset?: string): Device =>
  device.parse({
    id,
    site: 'chaib',
    kind,
    role,
    name,
    metrics: [],
    asset: asset ? { id: slug(asset), name: asset } : null,
  })

const FORAGE = [
  made('p-apres', 'pressure', 'source', 'Pression après filtre Forage 1', 'Forage 1'),
  made('p-tete', 'pressure', 'source', 'Pression tête Forage 1', 'Forage 1'),
  made('niveau', 'sensor', 'source', 'Niveau Forage 1', 'Forage 1'),
  made('pompe', 'pump', 'source', 'Pompe immergée', 'Forage 1'),
]
const BASSIN = [
  made('camera', 'camera', 'storage', 'Caméra bassin haut', 'Bassin haut'),
  made('surpresseur', 'pump', 'storage', 'Surpresseur', 'Bassin haut'),
  { ...made('niveau-bassin', 'quantity', 'storage', 'Bassin haut', 'Bassin haut'), capacityM3: 100 },
]
const ALONE = [
  made('compteur', 'energy', 'energy', 'Compteur'),
  made('forage-10', 'pump', 'source', 'Forage 10'),
  made('forage-2', 'pump', 'source', 'Forage 2'),
]

describe('assets of devices', () => {
  test('have their main member first, then the others as the water meets them, cameras last', () => {
    const [forage] = assetsOf(FORAGE)
    expect(forage).toMatchObject({ id: 'pompe', name: 'Forage 1', role: 'source', main: { id: 'pompe' } })
    expect(forage?.members.map(({ id }) => id)).toEqual(['pompe', 'niveau', 'p-tete', 'p-apres'])
    expect(assetsOf(BASSIN)[0]?.members.map(({ id }) => id)).toEqual(['niveau-bassin', 'surpresseur', 'camera'])
  })

  test('stand as water flows, then energy, by name as people count; a device without one stands alone', () => {
    const assets = assetsOf([...ALONE, ...BASSIN, ...FORAGE])
    expect(assets.map(({ name }) => name)).toEqual(['Forage 1', 'Forage 2', 'Forage 10', 'Bassin haut', 'Compteur'])
    expect(assets.flatMap(({ members }) => members)).toHaveLength(10)
  })

  test('never share an id, even where an asset is called like a device that stands alone', () => {
    const alone = made('forage-1', 'pump', 'source', 'Autre')
    const ids = assetsOf([alone, ...FORAGE]).map(({ id }) => id)
    expect(new Set(ids).size).toBe(2)
  })

  test('are the same whatever the order of the devices, and as long as none of them changes', () => {
    const [one] = assetsOf(FORAGE)
    const [other] = assetsOf(FORAGE.toReversed())
    const [changed] = assetsOf(FORAGE.map((each) => (each.id === 'niveau' ? { ...each } : each)))
    if (!one || !other || !changed) throw new Error('one asset each')
    expect(sameAsset(one, other)).toBe(true)
    expect(sameAsset(one, changed)).toBe(false)
  })

  test('are found by any of their devices', () => {
    expect(assetByDevice(assetsOf(FORAGE)).get('p-tete')?.id).toBe('pompe')
  })
})

test.each([
  ['Pression sortie Bassin haut', 'Bassin haut', 'Pression sortie'],
  ['Caméra bassin haut', 'Bassin haut', 'Caméra'],
  ['Niveau du Forage 1', 'Forage 1', 'Niveau'],
  ['Débit d’Amandiers', 'Amandiers', 'Débit'],
  ['Forage 1', 'Forage 1', 'Forage 1'],
  ['Capteur d’ensoleillement', 'Centrale', 'Capteur d’ensoleillement'],
])('« %s » of « %s » is called « %s »', (name, asset, short) => {
  expect(memberName({ name }, { name: asset })).toBe(short)
})
