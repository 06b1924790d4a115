import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type KpiBody, kpiBody } from '@vigie/contracts/entities'
import { afterAll, beforeAll, describe, expect, it as test } from 'vitest'
import { DATABASES } from '../testing/databases.ts'
import { plainFacts } from '../testing/plain-facts.ts'
import { type Asked, plainKpis } from '../testing/plain-kpis.ts'
import { createTestUpstream, type TestUpstream } from '../testing/upstream.ts'
import { CUT, MINUTE, WEEK_DEVICES, WEEK_FIRST, WEEK_LAST, WEEK_SITE, weekReadings } from '../testing/week-farm.ts'

const SAMPLES = 500
const at = (text: string) => Date.parse(`2026-10-${text}Z`)
const stretch = (from: string, to: string) => ({ from: at(from), to: at(to) })

/** Weeks from Monday to Monday in Paris, of which the asked one ends with winter time; and seven days up to now. */
const ASKED: readonly (readonly [string, string, Asked])[] = [
  [
    'a week',
    'unit=week&date=2026-10-21',
    {
      period: stretch('18T22:00:00', '25T23:00:00'),
      current: stretch('18T22:00:00', '25T23:00:00'),
      previous: stretch('11T22:00:00', '18T22:00:00'),
    },
  ],
  [
    'the last seven days',
    'unit=last-7d',
    {
      period: stretch('19T08:00:00', '26T09:00:00'),
      current: stretch('19T08:00:00', '26T09:00:00'),
      previous: stretch('12T08:00:00', '19T08:00:00'),
    },
  ],
]

/** Relative; the plain computation draws on a stock second by second. */
const toleranceOf = (path: string): number =>
  path.endsWith('autonomyHours') ? 1e-3 : path.endsWith('EndsAt') ? 1e-9 : 1e-6

/** What is no figure of the period, or has a test of its own here or beside it. */
const OTHERS = [
  'knownFrom',
  'recordedFrom',
  'previousWatermark',
  'watermark',
  'comparedWith',
  'activeAlarms',
  'deviations',
  'plan',
  'restOfDay',
]

/** Every number of what is expected, within rounding. */
const expectSame = (found: unknown, expected: unknown, path = 'body'): void => {
  if (typeof expected === 'number' && Number.isFinite(expected)) {
    expect(found, path).toBeTypeOf('number')
    const isClose = Math.abs(Number(found) - expected) <= toleranceOf(path) * Math.max(1, Math.abs(expected))
    if (!isClose) expect(found, path).toBe(expected)
  } else if (Array.isArray(expected)) {
    expect(found, path).toHaveLength(expected.length)
    for (const [place, one] of expected.entries()) {
      expectSame((found as unknown[])[place], one, `${path}[${place}]`)
    }
  } else if (typeof expected === 'object' && expected !== null) {
    for (const [key, one] of Object.entries(expected))
      if (one !== undefined) expectSame((found as Record<string, unknown>)[key], one, `${path}.${key}`)
  } else expect(found ?? null, path).toBe(typeof expected === 'number' ? null : expected)
}

describe.each(DATABASES)('every figure of Management on $name equals a recomputation of its own', (kind) => {
  let upstream: TestUpstream
  let folder: string
  const raw = weekReadings()
  const facts = plainFacts(raw, WEEK_SITE.timeZone)

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vigie-week-'))
    await writeFile(join(folder, 'sites.json'), JSON.stringify({ sites: [WEEK_SITE] }))
    const started = performance.now()
    const now = () => Math.floor(WEEK_LAST + MINUTE + performance.now() - started)
    upstream = await createTestUpstream(kind, { SITES_FILE: join(folder, 'sites.json') }, now)
    const say = (device: string, type: 'birth' | 'telemetry' | 'power', payload: unknown) =>
      upstream.publish(type, payload, device, WEEK_SITE.slug)
    for (const [device, birth] of Object.entries(WEEK_DEVICES)) {
      await say(device, 'birth', birth)
      await say(device, 'power', { ts: WEEK_FIRST, state: 'on' })
    }
    for (const device of CUT.devices) await say(device, 'power', { ts: CUT.from, state: 'off' })
    for (const device of CUT.devices) await say(device, 'power', { ts: CUT.to, state: 'on' })
    for (const device of Object.keys(WEEK_DEVICES)) {
      const samples = new Map<number, Record<string, number>>()
      for (const [key, points] of raw) {
        const [id, metric = ''] = key.split('/')
        if (id !== device) continue
        for (const { ts, value } of points) samples.set(ts, { ...samples.get(ts), [metric]: value })
      }
      const all = [...samples].map(([ts, values]) => ({ ts, values }))
      for (let from = 0; from < all.length; from += SAMPLES)
        await say(device, 'telemetry', all.slice(from, from + SAMPLES))
    }
  }, 240_000)
  afterAll(async () => {
    await upstream?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const read = async (query: string): Promise<KpiBody> => {
    const { status, body } = await upstream.call(
      `/api/v1/kpis?site=${WEEK_SITE.slug}&${query}`,
      `admin:${WEEK_SITE.slug}`,
    )
    expect(status).toBe(200)
    return kpiBody.parse(body)
  }

  test.each(ASKED)(
    'of %s with a power cut, a counter reset, a gap and a change of the clock',
    async (_, query, asked) => {
      const body = await read(query)
      const expected = plainKpis(facts, asked)
      expectSame(body, expected)
      expect(
        Object.keys({ ...expected })
          .concat(OTHERS)
          .toSorted(),
      ).toEqual(Object.keys(kpiBody.shape).toSorted())
      expect(body).toMatchObject({
        knownFrom: asked.current.from,
        recordedFrom: WEEK_FIRST,
        previousWatermark: asked.previous.to,
        watermark: WEEK_LAST,
        comparedWith: 'previous',
        activeAlarms: 0,
        plan: null,
        restOfDay: null,
      })
    },
    120_000,
  )

  test.each(ASKED)('of %s the deviations are the largest changes, one a device, in order', async (_, query) => {
    const { deviations, sources, consumptions, meters, availability } = await read(query)
    const figures = [
      ...sources.flatMap(({ device, ...of }) =>
        [of.volumeM3, of.kwhPerM3, of.runningHours].map((one) => [device, one] as const),
      ),
      ...consumptions.flatMap(({ device, ...of }) =>
        [of.volumeM3, of.nightFlowM3h].map((one) => [device, one] as const),
      ),
      ...meters.map(({ device, energyKwh }) => [device, energyKwh] as const),
      ...availability.map(({ device, powerPct }) => [device, powerPct] as const),
    ]
    const changes = figures
      .flatMap(([device, { value, previous }]) =>
        value === null || !previous ? [] : [{ device, pct: (100 * (value - previous)) / previous }],
      )
      .sort((one, other) => Math.abs(other.pct) - Math.abs(one.pct))
    const largest = changes.filter(({ device }, place) => changes.findIndex((one) => one.device === device) === place)
    expect(deviations.length).toBeGreaterThan(0)
    for (const [place, { value, previous, changePct }] of deviations.entries()) {
      expect(changePct).toBeCloseTo((100 * (value - previous)) / previous, 6)
      expect(changePct).toBeCloseTo(largest[place]?.pct ?? Number.NaN, 6)
    }
  })
})
