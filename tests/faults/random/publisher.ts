import { setTimeout as wait } from 'node:timers/promises'
import { formatTopic, ingestBody, type MessageKind, UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import mqtt from 'mqtt'
import { flowMeter } from '../../harness/devices.ts'
import { createRandom, type Random } from '../../harness/random.ts'
import { callUpstream } from '../../harness/upstream.ts'
import { until } from '../../harness/wait.ts'
import type { Presence, Report } from './evidence.ts'

/**
 * Devices with a record of their own. Each says one thing at a time, and says it again, to the letter, until it is
 * acknowledged: by the answer to its POST, or by the broker.
 */
export type Publisher = {
  readonly reports: readonly Report[]
  readonly presences: readonly Presence[]
  /** what a site has of readings: the first one, the last one acknowledged, the last one sent */
  readonly readingsOf: (site: string) => {
    readonly first: number
    readonly lastAcked: number
    readonly lastSent: number
  }
  /** Sends a change of a device's power at once, and resolves when it is acknowledged. */
  readonly flip: (site: string, device: string) => Promise<Report>
  /** Devices begin to speak by themselves. */
  readonly begin: () => void
  /** They finish what they are saying. Resolves with what was not acknowledged in time, in words. */
  readonly end: (withinMs: number) => Promise<string[]>
  readonly close: () => Promise<void>
}
export type PublisherOptions = {
  readonly sites: readonly string[]
  readonly devicesPerSite: number
  readonly upstreams: readonly { readonly port: number }[]
  readonly mqttUrl: string
  readonly token: string
  readonly seed: string
  /** mean time between two messages of a device, ms */
  readonly paceMs: number
  /** whether they send everything in order, by clocks that are right */
  readonly inOrder: boolean
}

type Way = Report['way']
type Speaker = {
  readonly site: string
  readonly device: string
  readonly way: Way
  readonly random: Random
  isOn: boolean
  isOnline: boolean
  newestTs: number
  last: { readonly ts: number; readonly state: Report['state'] } | null
}

const ANSWER_WITHIN_MS = 3_000
const AGAIN_MS = { unanswered: 250, refused: 1_000 } as const
/** how far back the record goes: figures need a past */
const PAST_MS = 3 * 3_600_000

/** Makes all devices known, with a past of some hours. Errors: rejects when the product does not take that in. */
export const createPublisher = async (options: PublisherOptions): Promise<Publisher> => {
  const { sites, upstreams, mqttUrl, token, paceMs, inOrder } = options
  const client = await mqtt.connectAsync(mqttUrl, { reconnectPeriod: 250, connectTimeout: 5_000, keepalive: 5 })
  const reports: Report[] = []
  const presences: Presence[] = []
  const readings = new Map(sites.map((site) => [site, { first: Date.now() - PAST_MS, lastAcked: 0, lastSent: 0 }]))
  const speakers = sites.flatMap((site) => speakersOf(site, options))
  const pending = new Map<Speaker, string>()
  let isEnding = false
  let isGivenUp = false

  const post = async (site: string, device: string, kind: MessageKind, payload: unknown, random: Random) => {
    const upstream = random.pick(upstreams)
    const stack = { ports: { upstream: upstream.port } }
    const body = { site, device, kind, payload }
    const call = { token, body, timeoutMs: ANSWER_WITHIN_MS }
    const answer = await callUpstream(stack, UPSTREAM_PATHS.readings, call).catch(() => null)
    if (answer?.status !== 202) return 'unanswered'
    return ingestBody.parse(answer.json()).accepted === 1 ? 'accepted' : 'refused'
  }
  /** Resolves with when it was acknowledged; null: the run is over before that. */
  const say = async ({ site, device, way, random }: Speaker, kind: MessageKind, payload: object) => {
    if (way === 'mqtt') {
      const topic = formatTopic({ site, device, kind })
      const isAcked = await client.publishAsync(topic, JSON.stringify(payload), { qos: 1 }).then(
        () => true,
        () => false,
      )
      return isAcked ? Date.now() : null
    }
    while (!isGivenUp) {
      const answer = await post(site, device, kind, payload, random)
      if (answer === 'accepted') return Date.now()
      await wait(AGAIN_MS[answer])
    }
    return null
  }
  const report = async (
    speaker: Speaker,
    kind: Report['kind'],
    ts: number,
    state: Report['state'],
  ): Promise<Report> => {
    const { site, device, way } = speaker
    const place = reports.length
    const sent: Report = { site, device, kind, way, state, ts, sentAt: Date.now(), ackedAt: null }
    reports.push(sent)
    speaker.last = { ts, state }
    speaker.isOn = state === 'on'
    speaker.newestTs = Math.max(speaker.newestTs, ts)
    pending.set(speaker, `${kind} to ${state} of ${site}/${device} (${way})`)
    const acked = { ...sent, ackedAt: await say(speaker, 'power', { ts, state }) }
    pending.delete(speaker)
    reports[place] = acked
    return acked
  }
  /** Each time is another: the record tells changes apart by it. */
  const freshTs = ({ last }: Speaker): number => (last?.ts === Date.now() ? last.ts + 1 : Date.now())
  const flip = (speaker: Speaker) => report(speaker, 'change', freshTs(speaker), speaker.isOn ? 'off' : 'on')

  const speakOnce = async (speaker: Speaker) => {
    const { random, last, isOn, newestTs, way } = speaker
    const lot = random.next()
    const other = isOn ? 'off' : 'on'
    if (lot < 0.62) await flip(speaker)
    else if (lot < 0.7) await report(speaker, 'repeat', freshTs(speaker), isOn ? 'on' : 'off')
    else if (lot < 0.78 && last !== null) await report(speaker, 'duplicate', last.ts, last.state)
    else if (lot < 0.9 && inOrder) await flip(speaker)
    else if (lot < 0.84)
      await report(speaker, 'late', Math.min(newestTs, Date.now()) - random.between(5_000, 900_000), other)
    else if (lot < 0.9) await report(speaker, 'ahead', Date.now() + random.between(20_000, 240_000), other)
    else if (way === 'mqtt') await present(speaker)
  }
  /** Over MQTT only: what was posted twice and taken once late has no time by which to tell that. */
  const present = async (speaker: Speaker) => {
    const { site, device, way } = speaker
    const place = presences.length
    speaker.isOnline = !speaker.isOnline
    const sent: Presence = { site, device, way, online: speaker.isOnline, sentAt: Date.now(), ackedAt: null }
    presences.push(sent)
    pending.set(speaker, `presence of ${site}/${device} (${way})`)
    presences[place] = { ...sent, ackedAt: await say(speaker, 'online', { ts: Date.now(), online: sent.online }) }
    pending.delete(speaker)
  }
  const speak = async (speaker: Speaker) => {
    while (!isEnding) {
      await wait(speaker.random.between(paceMs / 4, (paceMs * 7) / 4))
      if (!isEnding) await speakOnce(speaker)
    }
  }
  /** Readings of one device per site, over HTTP: they carry the watermark on. */
  const read = async (site: string, ts: number, random: Random) => {
    const own = readings.get(site)
    const [speaker] = speakers.filter((one) => one.site === site)
    if (own === undefined || speaker === undefined) return
    const sample = { ts, values: { flow_m3h: random.between(0, 500) / 10 } }
    readings.set(site, { ...own, lastSent: Math.max(own.lastSent, ts) })
    const isAcked = (await post(site, speaker.device, 'telemetry', sample, random)) === 'accepted'
    const now = readings.get(site) ?? own
    if (isAcked) readings.set(site, { ...now, lastAcked: Math.max(now.lastAcked, ts) })
  }
  const readOn = async (site: string) => {
    const random = createRandom(`${options.seed} readings ${site}`)
    while (!isEnding) {
      await read(site, Date.now(), random)
      await wait(1_000)
    }
  }

  const introduce = async () => {
    await Promise.all(
      speakers.map(({ site, device }) => {
        const topic = formatTopic({ site, device, kind: 'birth' })
        return client.publishAsync(topic, JSON.stringify(flowMeter(device)), { qos: 1, retain: true })
      }),
    )
    for (const site of sites) {
      await until(`the devices of ${site} are known`, async () => {
        const answer = await Promise.all(
          upstreams.map(({ port }) =>
            callUpstream({ ports: { upstream: port } }, UPSTREAM_PATHS.devices, { token, query: { site } }),
          ),
        )
        return answer.every(({ text }) =>
          speakers.every((one) => one.site !== site || text.includes(`"${one.device}"`)),
        )
      })
    }
    const random = createRandom(`${options.seed} past`)
    for (const [site, { first }] of readings) await read(site, first, random)
    await Promise.all(
      speakers.map(async (speaker) => {
        await report(speaker, 'change', Date.now() - PAST_MS + random.between(1_000, 60_000), 'on')
        if (random.next() < 0.3) {
          await report(speaker, 'change', Date.now() - random.between(5_400_000, 7_200_000), 'off')
          await report(speaker, 'change', Date.now() - random.between(2_400_000, 3_600_000), 'on')
        }
      }),
    )
  }
  await introduce()

  let speaking: Promise<unknown> = Promise.resolve()
  return {
    reports,
    presences,
    readingsOf: (site) => readings.get(site) ?? { first: 0, lastAcked: 0, lastSent: 0 },
    flip: (site, device) => {
      const speaker = speakers.find((one) => one.site === site && one.device === device)
      if (speaker === undefined) throw new Error(`no device ${site}/${device}`)
      return flip(speaker)
    },
    begin: () => {
      speaking = Promise.all([...speakers.map(speak), ...sites.map(readOn)])
    },
    end: async (withinMs) => {
      isEnding = true
      const timeout = wait(withinMs, 'late', { ref: false })
      const outcome = await Promise.race([speaking.then(() => 'said'), timeout])
      isGivenUp = true
      return outcome === 'late' ? [...pending.values()].map((what) => `not acknowledged: ${what}`) : []
    },
    close: async () => {
      isEnding = true
      isGivenUp = true
      await client.endAsync(true)
    },
  }
}

/** Two of three devices speak over MQTT, the others over HTTP. */
const speakersOf = (site: string, { devicesPerSite, seed }: PublisherOptions): Speaker[] =>
  Array.from({ length: devicesPerSite }, (_, index) => ({
    site,
    device: `pompe-${index + 1}`,
    way: index % 3 === 2 ? 'http' : 'mqtt',
    random: createRandom(`${seed} ${site} ${index}`),
    isOn: true,
    isOnline: false,
    newestTs: 0,
    last: null,
  }))
