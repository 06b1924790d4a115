/** What somebody who only looks at a site notices while one viewer asks for the worst there is. */
import type { JournalEntry } from '@vigie/contracts/entities'
import type { Stack } from '@vigie/stack'
import { createDevices, type Devices, flowMeter } from '../harness/devices.ts'
import { createLiveClient, type LiveClient } from '../harness/live-client.ts'
import type { Answers, AttackerJob } from './attacker.ts'
import { paced, pause, percentile, rssMb } from './measure.ts'
import { answerOf, CLIENT_CORE, forkPinned, stop } from './pinned.ts'
import { fixed, type Table } from './table.ts'

const SITE = 'chaib'
const HOST = `${SITE}.localhost`
const SECONDS = 20
const ALERTS_PER_SECOND = 5
const DEVICES = 10
/** begins the names of the devices whose alerts are timed */
const NAME = 'bystander-'
/** How long after the attack an alert may still come, ms. */
const GRACE_MS = 30_000
/** Queries that differ, more than one person may have waiting. */
const QUERIES = 90

export type Viewer = { readonly token: string }
type Attack = { readonly name: string; readonly abreast: number; readonly pathOf: (day: number) => string }

/** Some day of this year: another query, the same year's worth of work. */
const dateOf = (day: number): string =>
  new Date(Date.UTC(new Date().getUTCFullYear(), 0, day)).toISOString().slice(0, 10)

export const BYSTANDER_ATTACKS: readonly Attack[] = [
  { name: 'nobody', abreast: 0, pathOf: () => '/' },
  { name: '50 parallel year figures', abreast: 50, pathOf: (day) => `/api/kpis?unit=year&date=${dateOf(day)}` },
  { name: '30 parallel XLSX', abreast: 30, pathOf: (day) => `/api/exports/kpis.xlsx?unit=year&date=${dateOf(day)}` },
]

/** @param store what the row is about */
export const benchBystander = async (
  stack: Stack,
  bystander: Viewer,
  viewer: Viewer,
  store: string,
): Promise<readonly (readonly string[])[]> => {
  const devices = await createDevices(stack.urls.mqtt, SITE)
  const ids = Array.from({ length: DEVICES }, (_, index) => `${NAME}${index}`)
  await Promise.all(ids.map((id) => devices.birth(id, flowMeter(id))))
  const rows: (readonly string[])[] = []
  for (const attack of BYSTANDER_ATTACKS) rows.push([store, ...(await play(stack, bystander, viewer, devices, attack))])
  await devices.close()
  return rows
}

const play = async (
  stack: Stack,
  bystander: Viewer,
  viewer: Viewer,
  devices: Devices,
  attack: Attack,
): Promise<readonly string[]> => {
  const seen = await look(stack, bystander)
  const child = forkPinned(new URL('./attacker.ts', import.meta.url), CLIENT_CORE)
  const paths = Array.from({ length: QUERIES }, (_, index) => attack.pathOf(index + 1))
  const job: AttackerJob = {
    port: stack.ports.gateway,
    host: `${HOST}:${stack.ports.gateway}`,
    token: viewer.token,
    paths,
    abreast: attack.abreast,
  }
  child.send(job)
  const memory: number[] = []
  const watching = setInterval(() => memory.push(rssMb(stack.pid('gateway') ?? 0)), 100)
  const sent = await publish(devices)
  await seen.until(sent.length)
  clearInterval(watching)
  child.send('stop')
  const answers = await answerOf<Answers>(child)
  await stop(child)
  seen.leave()
  const latencies = seen.heardAt.map((at, index) => at - (sent[index] ?? Number.NaN))
  return [
    attack.name,
    fixed(percentile(seen.ages, 0.5), 0),
    fixed(percentile(seen.ages, 0.99), 0),
    fixed(Math.max(...seen.silences), 0),
    fixed(percentile(latencies, 0.5)),
    fixed(percentile(latencies, 0.99)),
    `${latencies.length} / ${sent.length}`,
    fixed(Math.max(...memory), 0),
    Object.entries(answers)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ') || '–',
  ]
}

/** A page that is open, as it hears the site. */
const look = async (stack: Stack, { token }: Viewer) => {
  const ages: number[] = []
  const silences: number[] = []
  const heardAt: number[] = []
  let lastAt = performance.now()
  const client: LiveClient = await createLiveClient({
    port: stack.ports.gateway,
    site: SITE,
    token,
    onEvent: (event) => {
      const now = performance.now()
      silences.push(now - lastAt)
      lastAt = now
      if (event.type === 'heartbeat') ages.push(event.source.ageMs ?? Number.POSITIVE_INFINITY)
      if (event.type === 'journal' && isOurs(event.entry)) heardAt.push(now)
    },
  })
  await client.hear('snapshot')
  return {
    ages,
    silences,
    heardAt,
    until: async (count: number): Promise<void> => {
      const end = performance.now() + GRACE_MS
      while (heardAt.length < count && performance.now() < end) await pause(50)
    },
    leave: (): void => {
      silences.push(performance.now() - lastAt)
      client.close()
    },
  }
}

/** Each message of the supply has one notification. */
const isOurs = ({ type, data }: JournalEntry): boolean =>
  type === 'notification.created' && data.device_id.name.startsWith(NAME)

/** Devices lose their supply and get it back, in turn. @returns when each was published, ms */
const publish = async (devices: Devices): Promise<number[]> => {
  const sent: number[] = []
  const acks: Promise<void>[] = []
  await paced(SECONDS * ALERTS_PER_SECOND, ALERTS_PER_SECOND, (index) => {
    sent.push(performance.now())
    acks.push(devices.power(`${NAME}${index % DEVICES}`, Math.floor(index / DEVICES) % 2 === 0 ? 'off' : 'on'))
  })
  await Promise.all(acks)
  return sent
}

export const bystanderTable = (rows: readonly (readonly string[])[]): Table => ({
  title: 'A bystander while one viewer does the worst it can',
  method: `One page looks at a site of the virtual farm with 90 days of history, while ${ALERTS_PER_SECOND} power messages a second are published for ${SECONDS} s and one viewer, in another process, asks for the same kind of thing over and over, so many at a time; queries differ, so that no two at a time are the same. Source age: what the heartbeats say of the upstream. Silence: the longest the page heard nothing. Alert: MQTT publish → page.`,
  columns: [
    'store',
    'the viewer asks for',
    'source age p50 ms',
    'source age p99 ms',
    'longest silence ms',
    'alert p50 ms',
    'alert p99 ms',
    'heard / published',
    'gateway peak MB',
    'answers',
  ],
  rows,
})
