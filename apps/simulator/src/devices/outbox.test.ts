import { INGEST_LIMITS, powerMessage, telemetryMessage } from '@vigie/contracts/upstream'
import { describe, expect, test } from 'vitest'
import { createOutbox, packAll, type Sample } from './outbox.ts'

const sample = (ts: number): Sample => ({ ts, values: { flow_m3h: ts / 7 } })
const samplesOf = (json: string) => telemetryMessage.parse(JSON.parse(json))

describe('the outbox', () => {
  test('forwards what waited as one array, in order, and splits it where the power changed', () => {
    const outbox = createOutbox(100)
    outbox.push({ sample: sample(1) })
    outbox.push({ sample: sample(2) })
    outbox.push({ power: { ts: 3, state: 'off' } })
    outbox.push({ sample: sample(4) })
    const [first, second, third] = [outbox.take(), outbox.take(), outbox.take()]
    expect(samplesOf(first?.json ?? '').map(({ ts }) => ts)).toEqual([1, 2])
    expect(powerMessage.parse(JSON.parse(second?.json ?? ''))).toEqual({ ts: 3, state: 'off' })
    expect(samplesOf(third?.json ?? '').map(({ ts }) => ts)).toEqual([4])
    expect(outbox.take()).toBeNull()
  })

  test('full, keeps the whole stretch of time at less detail, and every change of power', () => {
    const outbox = createOutbox(100)
    for (let ts = 1; ts <= 1_000; ts += 1) {
      outbox.push({ sample: sample(ts) })
      if (ts % 250 === 0) outbox.push({ power: { ts, state: 'off' } })
    }
    const kept: number[] = []
    let powers = 0
    for (let parcel = outbox.take(); parcel !== null; parcel = outbox.take()) {
      if (parcel.kind === 'power') powers += 1
      else kept.push(...samplesOf(parcel.json).map(({ ts }) => ts))
    }
    expect(kept.length).toBeLessThanOrEqual(100)
    expect(kept.length).toBeGreaterThan(40)
    expect(kept).toEqual(kept.toSorted((one, other) => one - other))
    expect(kept[0]).toBe(1)
    expect(kept.at(-1)).toBeGreaterThan(960)
    expect(Math.max(...kept.slice(1).map((ts, index) => ts - (kept[index] ?? 0)))).toBeLessThan(40)
    expect(powers).toBe(4)
    expect(outbox.size()).toBe(0)
  })

  test('packs a backlog into messages within the bounds of the ingest, nothing lost', () => {
    const wide = Array.from(
      { length: 2_500 },
      (_, ts): Sample => ({
        ts,
        values: {
          flow_m3h: ts / 7,
          volume_m3: ts * 1e5 + 0.123,
          energy_kwh: ts * 1e5,
          power_kw: ts / 3,
          voltage_l1_v: 231,
        },
      }),
    )
    const parcels = [...packAll(wide)]
    for (const { json } of parcels) expect(Buffer.byteLength(json)).toBeLessThan(INGEST_LIMITS.payloadBytes)
    expect(parcels.flatMap(({ json }) => samplesOf(json))).toEqual(wide)
    expect(parcels.map(({ samples }) => samples).every((count) => count <= 1_000)).toBe(true)
  })
})
