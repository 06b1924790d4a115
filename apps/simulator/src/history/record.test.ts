import { DAY_MS, HOUR_MS, METRICS, MINUTE_MS } from '@vigie/contracts/entities'
import { telemetryMessage } from '@vigie/contracts/upstream'
import { describe, expect, test } from 'vitest'
import { packAll } from '../devices/outbox.ts'
import { advance, createFarm, type FarmState, readings } from '../farm/index.ts'
import { metricIds } from '../farm/values.ts'
import { historyInstants } from './instants.ts'
import { recordHistory } from './record.ts'

const NOW = Date.parse('2026-06-20T12:34:56.789Z')
const ORIGIN = Math.floor((NOW - 90 * DAY_MS) / HOUR_MS) * HOUR_MS

describe('the instants of history', () => {
  test('are hourly, then every five minutes for the last two days, up to now', () => {
    const instants = [...historyInstants(ORIGIN, NOW)].map(({ ts }) => ts)
    const gaps = instants.slice(1).map((ts, index) => ts - (instants[index] ?? 0))
    expect(new Set(gaps)).toEqual(new Set([HOUR_MS, 5 * MINUTE_MS]))
    expect(gaps).toEqual(gaps.toSorted((one, other) => other - one))
    expect(instants.filter((ts) => ts > NOW - 2 * DAY_MS).length).toBe(576)
    expect(NOW - (instants.at(-1) ?? 0)).toBeLessThan(5 * MINUTE_MS)
  })

  test('are none when nothing was missed', () => {
    expect([...historyInstants(NOW, NOW)]).toEqual([])
  })
})

describe('the recording of 90 days', async () => {
  const from: FarmState = createFarm('chaib', 42, 'Africa/Casablanca', ORIGIN)
  const { state, devices, values } = await recordHistory(from, 0, NOW)

  test('holds 130,000 to 200,000 values a site, all sent within the telemetry contract', () => {
    let sent = 0
    for (const { samples } of devices.values()) {
      for (const { json } of packAll(samples)) {
        for (const sample of telemetryMessage.parse(JSON.parse(json))) sent += Object.keys(sample.values).length
      }
    }
    expect(sent).toBe(values)
    expect(values).toBeGreaterThan(130_000)
    expect(values).toBeLessThan(200_000)
  })

  test('ends where live begins: now, with counters that only go on', () => {
    expect(state.atMs).toBe(NOW)
    const live = readings(advance(state, 5_000))
    for (const [device, { samples }] of devices) {
      const last = samples.at(-1)?.values ?? {}
      const next = live.get(device) ?? {}
      for (const id of metricIds(next).filter((metric) => METRICS[metric].nature === 'counter')) {
        expect(next[id]).toBeGreaterThanOrEqual(last[id] ?? Number.POSITIVE_INFINITY)
      }
    }
  })

  test('tells the same again from the same beginning, so that an interrupted one can be told twice', async () => {
    const again = await recordHistory(from, 0, NOW)
    expect(again.state).toEqual(state)
    expect([...again.devices]).toEqual([...devices])
  })

  test('keeps only what was asked for, and walks the rest', async () => {
    const recent = await recordHistory(from, NOW - DAY_MS, NOW)
    expect(recent.state).toEqual(state)
    const kept = recent.devices.get('secteur-1')?.samples ?? []
    expect(kept.length).toBe(288)
    const ts = [...recent.devices.values()].flatMap(({ samples, power }) => [...samples, ...power]).map((one) => one.ts)
    expect(Math.min(...ts)).toBeGreaterThan(NOW - DAY_MS - 1)
  })

  test('knows which devices had no power where it begins', async () => {
    const offs = [...devices].flatMap(([device, { power }]) => power.map((change) => ({ ...change, device })))
    const outage = offs.find(({ state: said, ts }) => said === 'off' && ts > ORIGIN + DAY_MS)
    const during = await recordHistory(from, (outage?.ts ?? 0) + 1_000, (outage?.ts ?? 0) + DAY_MS)
    expect(during.unpowered).toContain(outage?.device)
    const kept = during.devices.get(outage?.device ?? '')?.power ?? []
    expect(kept[0]?.state).toBe('on')
    expect((await recordHistory(from, 0, ORIGIN + HOUR_MS)).unpowered).toEqual(new Set())
  })
}, 120_000)
