import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY_MS, HOUR_MS } from '@vigie/contracts/entities'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { advance, createFarm } from './farm/index.ts'
import { type Memory, readMemory, writeMemory } from './state-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vigie-farm-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('what the devices remember', () => {
  const farm = advance(createFarm('chaib', 42, 'Africa/Casablanca', 0), DAY_MS)
  const memory: Memory = { version: 1, seed: 42, sites: { chaib: { originMs: 0, historyDone: true, farm } } }

  test('comes back to the last digit, and leaves no draft behind', async () => {
    const path = join(folder, 'farm.json')
    await writeMemory(path, memory)
    expect(await readMemory(path)).toEqual({ ok: true, memory })
    expect(await readdir(folder)).toEqual(['farm.json'])
  })

  test('is nothing before the first save', async () => {
    expect(await readMemory(join(folder, 'none.json'))).toEqual({ ok: true, memory: null })
  })

  test('of version 1, whose fields had French names, is the same farm under the names of today', async () => {
    const path = join(folder, 'version-1.json')
    const site = `{"originMs":${ORIGIN_MS},"historyDone":true,"farm":${FARM_OF_VERSION_1}}`
    await writeFile(path, `{"version":1,"seed":42,"sites":{"massa":${site}}}`)
    const read = await readMemory(path)
    expect(read.ok && read.memory?.sites['massa']?.farm).toEqual(
      advance(createFarm('massa', 42, 'Africa/Casablanca', ORIGIN_MS), 3 * HOUR_MS),
    )
  })

  test('is refused by name when it is damaged', async () => {
    const path = join(folder, 'damaged.json')
    await writeFile(path, '{"version":1,')
    const read = await readMemory(path)
    expect(read.ok ? '' : read.error).toContain(path)
  })
})

const ORIGIN_MS = Date.parse('2026-03-22T00:00:00Z')

/** Written by the last release of version 1: the farm 'massa', seed 42, three hours after its beginning. */
const FARM_OF_VERSION_1 = `
{
  "version":1,
  "site":"massa",
  "seed":42,
  "timeZone":"Africa/Casablanca",
  "originMs":1774137600000,
  "atMs":1774148400000,
  "supply":{"pace":"history","current":null,"count":0,"nextAtMs":1774324296000},
  "faults":{"leak":{"secteur":2,"fromMs":1779603018633,"fullMs":1781158218633,"flowM3h":2.2499076116830112},
    "clog":{"forage":2,"fromMs":1778813536830,"fullMs":1781751136830,"factor":4.768501971382648},
    "stuck":{"forage":1,"fromMs":1781716414209,"untilMs":1782753840092},
    "reset":{"secteur":1,"atMs":1777579140000}},

  "stuckDepthM":null,
  "forages":[{"running":false,"switchedMs":1774134000000,"starts":0,"drawdownM":0,"flowM3h":0,"wellheadM":27,"filteredM":27,"volumeM3":184000,"powerKw":0,"energyKwh":96000},
    {"running":false,"switchedMs":1774134000000,"starts":0,"drawdownM":0,"flowM3h":0,"wellheadM":25,"filteredM":25,"volumeM3":215700,"powerKw":0,"energyKwh":113300},
    {"running":false,"switchedMs":1774134000000,"starts":0,"drawdownM":0,"flowM3h":0,"wellheadM":29,"filteredM":29,"volumeM3":247400,"powerKw":0,"energyKwh":130600}],
  "bassins":[{"volumeM3":839.1156029002818,"evaporatedM3":0.01748073203589269,"overflowM3":0},
    {"volumeM3":698.4355270477291,"evaporatedM3":0.015333975470081317,"overflowM3":0}],
  "secteurs":[{"flowM3h":0.13125840251892096,"volumeM3":52000.33926227726},
    {"flowM3h":0.17783624345891094,"volumeM3":61150.4316277903},
    {"flowM3h":0.1860776866586862,"volumeM3":70300.50055822711},
    {"flowM3h":0.22596419646201346,"volumeM3":79450.5276540904},
    {"flowM3h":0.2502948381240236,"volumeM3":88600.61695295923},
    {"flowM3h":0.41180143619822107,"volumeM3":97751.05408472328}],
  "reseau":{"flowM3h":0.41180143619822107,"volumeM3":21401.054084723182},
  "pv":{"powerKw":0,"energyKwh":118000,"irradianceWm2":0},
  "grid":{"powerKw":20.439712886395824,"energyKwh":402058.18874338275}
}`
