import { device, HOUR_MS, type KpiBody } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { NOW, one } from './alarm.fixtures.ts'
import { impactOf } from './impact.ts'

describe('what happens if nobody moves', () => {
  const devices = [
    { id: 'pompe-a', role: 'source', kind: 'pump', feeds: ['bassin'] },
    {
      id: 'bassin',
      role: 'storage',
      kind: 'quantity',
      name: 'Bassin bas',
      capacityM3: 500,
      asset: { id: 'bassin', name: 'Bassin bas' },
    },
    { id: 'secteur', role: 'consumption', kind: 'flow-meter' },
    { id: 'solaire', role: 'energy', kind: 'energy', feeds: ['pompe-a'] },
    { id: 'reseau', role: 'source', kind: 'flow-meter', feeds: ['bassin'] },
    { id: 'niveau', role: 'storage', kind: 'pressure', asset: { id: 'bassin', name: 'Bassin bas' } },
  ].map((fields) => device.parse({ name: fields.id, site: 'chaib', metrics: [], ...fields }))
  const figure = { value: null, previous: null, completenessPct: null }
  const figures = (tank: Partial<KpiBody['storages'][number]>): Pick<KpiBody, 'storages' | 'until'> => ({
    until: NOW,
    storages: [
      {
        device: 'bassin',
        volumeM3: 200,
        levelPct: 40,
        levelM: 2,
        capacityM3: 500,
        inM3: figure,
        outM3: figure,
        deltaM3: figure,
        levelAt: NOW,
        autonomyHours: null,
        emptyInHours: null,
        overflowInHours: null,
        ...tank,
      },
    ],
  })

  const NONE: ReadonlySet<string> = new Set()
  const OFF = new Set(['pompe-a'])

  test('[13.5] of a cut of every pump of a tank is how long its reserve is away, since nothing fills it', () => {
    expect(impactOf(one('a'), devices, figures({ autonomyHours: 31, emptyInHours: 7 }), OFF, NOW)).toEqual({
      title: 'Bassin bas à sa réserve dans 31\u00a0h',
      basis: 'sa seule pompe est coupée',
      inHours: 31,
      isSoon: true,
    })
    expect(impactOf(one('a'), devices, figures({ autonomyHours: 840 }), OFF, NOW)?.isSoon).toBe(false)
    const old = figures({ autonomyHours: 7, levelAt: NOW - 3_600_000 })
    expect(impactOf(one('a'), devices, old, OFF, NOW)?.basis).toMatch(/^estimé, niveau lu à \d{2}:10$/)
    const yesterday = figures({ autonomyHours: 7, levelAt: NOW - 86_400_000 })
    expect(impactOf(one('a'), devices, yesterday, OFF, NOW)?.basis).toMatch(/^estimé, niveau lu à 21\/11 \d{2}:10$/)
  })

  test('[R10] the time that a stock lasts is of now, as every other page has it, not of when the figures were computed', () => {
    const known = figures({ autonomyHours: 31, autonomyEndsAt: NOW + 31 * HOUR_MS })
    expect(impactOf(one('a'), devices, known, OFF, NOW + 3 * HOUR_MS)?.title).toBe(
      'Bassin bas à sa réserve dans 28\u00a0h',
    )
  })

  test('[13.5] of a cut of one pump of several another still fills the tank, or may: that is told first', () => {
    const two = [...devices, device.parse({ ...devices[0], id: 'pompe-b', name: 'pompe-b' })]
    expect(impactOf(one('a'), two, figures({ autonomyHours: 31, emptyInHours: 7 }), OFF, NOW)).toEqual({
      title: 'Bassin bas\u00a0: 1\u00a0autre pompe peut l’alimenter',
      basis: 'sans aucun pompage, sa réserve serait atteinte dans 31\u00a0h',
      inHours: 31,
      isSoon: false,
    })
    const titleWhile = (isRunning: boolean | null) =>
      impactOf(one('a'), two, figures({ autonomyHours: 31 }), OFF, NOW, () => isRunning)?.title
    expect(titleWhile(true)).toBe('Bassin bas\u00a0: 1\u00a0autre pompe l’alimente encore')
    expect(titleWhile(false)).toBe('Bassin bas\u00a0: 1\u00a0autre pompe peut l’alimenter (à l’arrêt)')
    expect(titleWhile(null)).toBe('Bassin bas\u00a0: 1\u00a0autre pompe peut l’alimenter')
    expect(impactOf(one('a'), two, figures({ autonomyHours: 31 }), new Set(['pompe-a', 'pompe-b']), NOW)).toMatchObject(
      {
        title: 'Bassin bas à sa réserve dans 31\u00a0h',
        basis: 'ses 2\u00a0pompes sont coupées',
      },
    )
  })

  test('[13.5] of a cut of more than an hour beside other pumps the net flow of that hour tells', () => {
    const two = [...devices, device.parse({ ...devices[0], id: 'pompe-b', name: 'pompe-b' })]
    const longAgo = one('a', { raisedAt: new Date(NOW - 2 * HOUR_MS).toISOString() })
    const emptying = figures({ autonomyHours: 31, emptyInHours: 7 })
    expect(impactOf(longAgo, two, emptying, OFF, NOW)).toMatchObject({
      title: 'Bassin bas vide dans 7\u00a0h',
      basis: 'd’après le débit net de la dernière heure',
    })
    expect(impactOf(longAgo, two, figures({ autonomyHours: 31 }), OFF, NOW)?.title).toContain('autre pompe')
  })

  test('of a tank that is low or high follows from the net flow of the last hour', () => {
    const tank = { device: 'bassin' }
    expect(
      impactOf(one('b', { ...tank, condition: 'tank-low' }), devices, figures({ emptyInHours: 7 }), NONE, NOW),
    ).toEqual({
      title: 'Bassin bas vide dans 7\u00a0h',
      basis: 'd’après le débit net de la dernière heure',
      inHours: 7,
      isSoon: true,
    })
    const high = one('b', { ...tank, condition: 'tank-high' })
    expect(impactOf(high, devices, figures({ overflowInHours: 2 }), NONE, NOW)?.title).toBe(
      'Bassin bas déborde dans 2\u00a0h',
    )
    expect(impactOf(high, devices, figures({ emptyInHours: 7 }), NONE, NOW)).toBeNull()
  })

  test('of a cut is told of what pumps into the tank: not of what powers a pump, nor of what only measures', () => {
    const tank = figures({ emptyInHours: 7, autonomyHours: 31 })
    for (const id of ['solaire', 'reseau', 'bassin', 'niveau'])
      expect(impactOf(one('s', { device: id }), devices, tank, NONE, NOW)).toBeNull()
    expect(impactOf(one('a'), devices, tank, OFF, NOW)?.inHours).toBe(31)
  })

  test('is told of no alarm from which it does not follow', () => {
    const tank = figures({ emptyInHours: 7, autonomyHours: 31 })
    for (const condition of ['efficiency-drift', 'anomaly', 'stale', 'offline', 'night-flow'] as const)
      expect(impactOf(one('a', { condition }), devices, tank, NONE, NOW)).toBeNull()
  })

  test('[R13.2] of a sector that draws far more at night is what that comes to in a day', () => {
    const night = { at: NOW, flowM3h: 2.11, recentM3h: [2.11], usualM3h: 0.24, leakSince: NOW }
    const consumption = { device: 'secteur', night } as KpiBody['consumptions'][number]
    const alarm = one('s', { device: 'secteur', condition: 'night-flow' })
    expect(impactOf(alarm, devices, { ...figures({}), consumptions: [consumption] }, NONE, NOW)).toEqual({
      title: '44,9\u00a0m³ de plus que d’ordinaire par jour à ce débit',
      basis: 'd’après le débit minimum de la dernière nuit',
      inHours: 0,
      isSoon: false,
    })
    expect(impactOf(alarm, devices, figures({}), NONE, NOW)).toBeNull()
  })

  test('is not known where no figure tells', () => {
    expect(impactOf(one('a'), devices, figures({}), NONE, NOW)).toBeNull()
    expect(impactOf(one('a'), devices, undefined, NONE, NOW)).toBeNull()
    expect(impactOf(one('s', { device: 'secteur' }), devices, figures({ emptyInHours: 7 }), NONE, NOW)).toBeNull()
    expect(
      impactOf(one('a', { clearedAt: one('a').raisedAt }), devices, figures({ emptyInHours: 7 }), NONE, NOW),
    ).toBeNull()
  })
})
