import { seriesBody } from '@vigie/contracts/entities'
import { UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import { expect, test } from 'vitest'
import { onEveryBacking } from '../harness/backings.ts'
import { flowMeter } from '../harness/devices.ts'
import { newPerson } from '../harness/people.ts'
import { callUpstream } from '../harness/upstream.ts'
import { until } from '../harness/wait.ts'

/** Acknowledged = durable: what the broker or the REST call said yes to is there after a kill -9. */
onEveryBacking('kill -9 of the upstream under load', (stack) => {
  const KILLS = 3
  const READINGS_PER_KILL = 400
  const STEP_MS = 1_000

  test('no acknowledged reading is lost', { timeout: 240_000 }, async () => {
    const person = await newPerson({ role: 'operator', platforms: [stack().site] })
    const devices = await stack().devices()
    await devices.birth('compteur-1', flowMeter('Compteur 1'))
    const start = Date.now() - 30 * 86_400_000
    const acknowledged: number[] = []
    let next = start
    let end = start

    const publish = async () => {
      while (next < end) {
        const ts = next
        next += STEP_MS
        await devices.telemetry('compteur-1', { flow_m3h: (ts / STEP_MS) % 100 }, ts)
        acknowledged.push(ts)
      }
    }
    const publishAll = () => Promise.all([publish(), publish(), publish()])
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = acknowledged.length
      end = next + READINGS_PER_KILL * STEP_MS
      const published = publishAll()
      await until('readings under way', () => acknowledged.length > before + READINGS_PER_KILL / 4)
      stack().signal('upstream', 'SIGKILL')
      await stack().restart('upstream')
      await published
    }

    const query = { site: stack().site, device: 'compteur-1', metric: 'flow_m3h', points: 2_000 }
    const stored = await until('every acknowledged reading', async () => {
      const times = new Set<number>()
      for (let from = start; from < next; from += 1_000 * STEP_MS) {
        const range = { ...query, from, to: Math.min(from + 1_000 * STEP_MS, next) }
        const answer = await callUpstream(stack(), UPSTREAM_PATHS.series, { token: person.token, query: range })
        if (answer.status !== 200) return null
        for (const [ts] of seriesBody.parse(answer.json()).points) times.add(ts)
      }
      return acknowledged.every((ts) => times.has(ts)) && times
    })
    expect(acknowledged.filter((ts) => !stored.has(ts))).toEqual([])
    expect(acknowledged.length).toBe(KILLS * READINGS_PER_KILL)
  })
})
