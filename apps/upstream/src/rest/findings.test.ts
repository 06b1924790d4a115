import { alarmPage, handoverPage } from '@vigie/contracts/entities'
import { journalBody, SERVICE_KEY_HEADER, UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASES } from '../testing/databases.ts'
import { createTestUpstream, type TestUpstream } from '../testing/upstream.ts'

const API = '/api/v1'
const KEY = 'test-service-key'
const HOUR_MS = 3_600_000

describe.each(DATABASES)('what the analyst found out, on $name', (kind) => {
  let upstream: TestUpstream

  beforeAll(async () => {
    upstream = await createTestUpstream(kind)
  }, 60_000)
  afterAll(async () => {
    await upstream.stop()
  }, 60_000)

  const at = Date.now() - HOUR_MS
  const finding = {
    device: 'p1',
    condition: 'anomaly',
    kind: 'stuck-sensor',
    holds: true,
    at,
    value: 0.62,
    threshold: 0.48,
  }
  const tell = async (finding: object, bearer = KEY, key = KEY) =>
    (
      await upstream.call(
        `${API}${UPSTREAM_PATHS.findings}`,
        bearer,
        { site: 'chaib', findings: [finding] },
        { [SERVICE_KEY_HEADER]: key },
      )
    ).status
  const openOf = async () =>
    alarmPage
      .parse((await upstream.call(`${API}/alarms?site=chaib&state=open`)).body)
      .alarms.map(({ device, condition, finding: found, value, threshold, raisedAt }) => ({
        device,
        condition,
        finding: found,
        value,
        threshold,
        raisedAt,
      }))
  const headOf = async () =>
    journalBody.parse((await upstream.call(`${API}/journal?site=chaib&since=0`, 'viewer:chaib')).body).head

  test('[R13.2] is an alarm since it holds, once however often it is told, under its own name in a handover too, and ends with it', async () => {
    const before = await headOf()
    expect(await tell(finding)).toBe(202)
    const raised = {
      device: 'p1',
      condition: 'anomaly',
      finding: 'stuck-sensor',
      value: 0.62,
      threshold: 0.48,
      raisedAt: new Date(at).toISOString(),
    }
    expect(await openOf()).toEqual([raised])
    const { now } = handoverPage.parse((await upstream.call(`${API}/handovers?site=chaib`, 'operator:chaib')).body)
    expect(now.alarms.map(({ finding: found }) => found)).toEqual(['stuck-sensor'])
    expect(await tell({ ...finding, value: 0.7 })).toBe(202)
    expect(await openOf()).toEqual([raised])
    expect(await headOf()).toBe(before + 1)
    expect(await tell({ ...finding, holds: false, at: Date.now() })).toBe(202)
    expect(await headOf()).toBe(before + 2)
  })

  test('nobody but a service tells it', async () => {
    expect(await tell(finding, 'admin:chaib', 'wrong-key')).toBe(403)
    expect(await tell(finding, `${KEY}x`)).toBe(401)
  })

  test('a finding of the future is refused, one of a device that nobody knows is left out', async () => {
    const before = await headOf()
    expect(await tell({ ...finding, at: Date.now() + HOUR_MS })).toBe(422)
    expect(await tell({ ...finding, device: 'nobody' })).toBe(202)
    expect(await headOf()).toBe(before)
  })
})
