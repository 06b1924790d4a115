import { device } from '@vigie/contracts/entities'
import { birthMessage } from '@vigie/contracts/upstream'
import { describe, expect, test } from 'vitest'
import { createFarm, DEVICE_IDS, GRID_METER, planOf, readings } from '../farm/index.ts'
import { metricIds } from '../farm/values.ts'
import { describeSite } from './descriptors.ts'

describe.each(['chaib', 'massa', 'tifnout', 't-any'])('the devices of %s', (site) => {
  const descriptors = describeSite(planOf(site))

  test('are the 38 the farm knows, each fitting the birth contract', () => {
    expect(descriptors.map(({ id }) => id).toSorted()).toEqual([...DEVICE_IDS].toSorted())
    for (const { id, birth } of descriptors) {
      expect(birthMessage.safeParse(birth).error).toBeUndefined()
      expect(device.safeParse({ ...birth, id, site }).error).toBeUndefined()
    }
  })

  test('announce exactly the metrics they send', () => {
    const said = readings(createFarm(site, 42, 'Africa/Casablanca', 0))
    for (const { id, birth } of descriptors) {
      const announced = birth.metrics.map((metric) => metric.id).toSorted()
      expect([id, announced]).toEqual([id, metricIds(said.get(id) ?? {}).toSorted()])
    }
  })

  test('form one network: what a device feeds exists, and every sector is fed', () => {
    const ids = new Set(descriptors.map(({ id }) => id))
    const fed = new Set(descriptors.flatMap(({ birth }) => birth.feeds ?? []))
    for (const id of fed) expect(ids).toContain(id)
    for (const { id, birth } of descriptors) {
      if (birth.kind === 'flow-meter' && birth.role === 'consumption') expect(fed).toContain(id)
    }
  })

  test('[R11.4] hang on the general meter, all others of them', () => {
    const meter = descriptors.find(({ id }) => id === GRID_METER)
    expect(meter?.birth.feeds?.toSorted()).toEqual(DEVICE_IDS.filter((id) => id !== GRID_METER).toSorted())
  })

  test('are the parts of 14 things: each names the same thing the same way, and the main device is one of its parts', () => {
    const parts = descriptors.flatMap(({ id, birth }) => (birth.asset ? [{ id, asset: birth.asset }] : []))
    const things = Map.groupBy(parts, ({ asset }) => asset.id)
    expect(things.size).toBe(14)
    for (const [id, own] of things) {
      expect(own.map((part) => part.id)).toContain(id)
      expect(new Set(own.map(({ asset }) => asset.name)).size).toBe(1)
    }
    expect(things.get('forage-1')?.map((part) => part.id)).toEqual(['forage-1', 'niveau-forage-1', 'pression-filtre-1'])
    expect(things.get('secteur-1')).toHaveLength(3)
  })

  test('have names and places of their own', () => {
    expect(new Set(descriptors.map(({ birth }) => birth.name)).size).toBe(descriptors.length)
    expect(new Set(descriptors.map(({ birth }) => JSON.stringify(birth.position))).size).toBe(descriptors.length)
  })
})
