import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { problem } from '@vigie/contracts/errors'
import { UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createGatewayFixture, type GatewayFixture } from '../testing/gateway-fixture.ts'
import { kpiSample } from '../testing/kpi-sample.ts'

let it: GatewayFixture
beforeAll(async () => {
  it = await createGatewayFixture()
})
afterAll(() => it.close())

const SITE = { slug: 'chaib', name: 'Chaib', link: 'http://chaib.localhost:8080', position: { lat: 30, lon: -9 } }
const DEVICE = { id: 'forage-1', site: 'chaib', kind: 'pump', role: 'source', name: '=Forage 1', metrics: [] }
const HOUR = 3_600_000
const DAYS = `device=forage-1&metric=flow_m3h&from=0&to=${100 * 24 * HOUR}`

beforeEach(() => {
  const { state } = it.upstream
  state.failing.clear()
  state.sites = [{ ...SITE, timeZone: 'Europe/Paris' }]
  state.devices = [DEVICE]
  state.kpis = kpiSample('forage-1')
  state.series = minutely
})

/** A reading a minute, two hundred at most in one answer. */
const minutely = ({ from, to }: Readonly<Record<string, string>>) => {
  const span = { from: Number(from), to: Number(to) }
  const isThinned = span.to - span.from > 200 * 60_000
  const stepMs = isThinned ? (span.to - span.from) / 200 : 60_000
  const first = Math.ceil(span.from / stepMs) * stepMs
  const times = Array.from({ length: Math.ceil((span.to - first) / stepMs) }, (_, n) => Math.round(first + n * stepMs))
  const points = times.map((ts) => [ts, 1.5, 1, 2])
  return {
    device: 'forage-1',
    metric: 'flow_m3h',
    ...span,
    resolution: 'raw',
    bucketMs: isThinned ? Math.round(stepMs) : 0,
    watermark: null,
    points,
  }
}

const download = async (path: string, token = 'amina'): Promise<IncomingMessage> => {
  const headers = { host: 'chaib.localhost:8080', authorization: `Bearer ${token}`, 'accept-encoding': 'br, gzip' }
  const [answer] = await once(
    get({ host: '127.0.0.1', port: it.port, path: `/api/exports/${path}`, headers }),
    'response',
  )
  return answer
}
const bytesOf = async (answer: IncomingMessage): Promise<Buffer> => Buffer.concat(await answer.toArray())
const codeOf = async (answer: IncomingMessage) => problem.parse(JSON.parse((await bytesOf(answer)).toString())).code
const seriesCalls = () => it.upstream.state.calls.get(UPSTREAM_PATHS.series) ?? 0

describe('figures of a period', () => {
  test('as CSV: every table, in French, of a file named after site and day', async () => {
    const answer = await download('kpis.csv?date=2026-01-01')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="vigie-chaib-2026-01-01-2026-01-02.csv"')
    const lines = (await bytesOf(answer)).toString().split('\r\n')
    expect(lines).toEqual(expect.arrayContaining(['Sources', 'Stockage', 'Consommation', 'Énergie', 'Disponibilité']))
    expect(lines).toContain('Eau produite;m³;12,5;12,5;0;100')
    expect(lines).toContain('Part non comptée;%;12;12;0;100')
    expect(lines.find((line) => line.startsWith('Alarmes actives;;'))).toBeDefined()
    expect(lines.find((line) => line.includes('Volume compté (m³)'))).toMatch(
      /^Appareil;Identifiant;Volume compté \(m³\);Volume compté \(m³\), période comparée;Volume compté, complétude \(%\);/,
    )
    expect(lines).toContain('Du;01/01/2026 01:00:00')
    expect(lines.find((line) => line.startsWith("'=Forage 1;forage-1;12,5;"))).toBeDefined()
  })

  test('as a workbook: a sheet each, numbers as numbers', async () => {
    const files = unzipSync(await bytesOf(await download('kpis.xlsx')))
    const book = strFromU8(files['xl/workbook.xml'] ?? new Uint8Array())
    const names = [...book.matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name]) => name)
    expect(names).toEqual(['Indicateurs', 'Sources', 'Stockage', 'Consommation', 'Énergie', 'Disponibilité'])
    expect(strFromU8(files['xl/worksheets/sheet2.xml'] ?? new Uint8Array())).toContain('<v>12.5</v>')
  })
})

describe('a series', () => {
  test('as CSV: each reading once, local time and UTC', async () => {
    const to = 1_000 * 60_000
    const answer = await download(`series.csv?device=forage-1&metric=flow_m3h&from=0&to=${to}`)
    expect(answer.headers['content-disposition']).toContain('vigie-chaib-forage-1-flow_m3h-1970-01-01.csv')
    expect(answer.headers['content-encoding']).toBeUndefined()
    const lines = (await bytesOf(answer)).toString().trimEnd().split('\r\n')
    expect(lines[0]).toBe(
      '\ufeffDate et heure (Europe/Paris);Date et heure (UTC);Débit (m³/h);Minimum (m³/h);Maximum (m³/h);Intervalle résumé (s)',
    )
    expect(lines[1]).toBe('01/01/1970 01:00:00;1970-01-01T00:00:00.000Z;1,5;;;')
    expect(lines).toHaveLength(1_001)
  })

  test('as a workbook: dates as dates; one too long for it is refused, and says what to do', async () => {
    const answer = await download(`series.xlsx?device=forage-1&metric=flow_m3h&from=0&to=${10 * 60_000}`)
    const files = unzipSync(await bytesOf(answer))
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect(sheet.match(/<row /g)).toHaveLength(11)
    // 1 January 1970, one in the morning in Paris, in days since 1900
    expect(sheet).toContain(`<v>${25_569 + 1 / 24}</v>`)
    expect(await codeOf(await download(`series.xlsx?${DAYS}`))).toBe('request.too-large')
  })

  test('an upstream that fails midway breaks the download off', async () => {
    const answer = await download(`series.csv?${DAYS}`)
    expect(answer.statusCode).toBe(200)
    it.upstream.state.failing.set(UPSTREAM_PATHS.series, 500)
    await expect(bytesOf(answer)).rejects.toThrow('aborted')
    expect(answer.complete).toBe(false)
  })

  test('nothing more is read for a client that left', async () => {
    const first = seriesCalls()
    const answer = await download(`series.csv?${DAYS}`)
    answer.destroy()
    let before = -1
    await vi.waitUntil(
      () => {
        const isSame = seriesCalls() === before
        before = seriesCalls()
        return isSame
      },
      { interval: 300, timeout: 10_000 },
    )
    expect(seriesCalls() - first).toBeLessThan(300)
  })
})

describe('a file is refused with a problem, never begun', () => {
  test.each([
    ['a foreign site', `series.csv?${DAYS}`, 'said', 'site.forbidden'],
    ['a foreign site', 'kpis.xlsx', 'said', 'site.forbidden'],
    ['no such person', 'kpis.csv', 'nobody', 'auth.invalid'],
    ['a range of a century', 'kpis.csv?unit=range&date=2000-01-01&end=2099-12-31', 'amina', 'request.invalid'],
    ['another format', 'kpis.pdf', 'amina', 'request.invalid'],
    ['an order of time that is none', 'series.csv?device=a&metric=flow_m3h&from=2&to=1', 'amina', 'request.invalid'],
  ])('%s', async (_, path, token, code) => {
    expect(await codeOf(await download(path, token))).toBe(code)
  })

  test('an upstream that fails from the start', async () => {
    it.upstream.state.failing.set(UPSTREAM_PATHS.series, 504)
    expect(await codeOf(await download(`series.csv?${DAYS}`))).toBe('upstream.timeout')
    it.upstream.state.failing.set(UPSTREAM_PATHS.kpis, 500)
    expect(await codeOf(await download('kpis.csv'))).toBe('upstream.unavailable')
  })
})
