import { latestBody, quarantineBody, UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import { z } from 'zod'
import { callGateway } from '../../harness/gateway.ts'
import { createLiveClient } from '../../harness/live-client.ts'
import type { Answer } from '../../harness/rest.ts'
import { callUpstream } from '../../harness/upstream.ts'
import type { Entry, Figures, Outage, Shown, SiteEnd } from './evidence.ts'
import type { Installation } from './installation.ts'
import { isActive, shownStatus } from './watcher.ts'

// What the product answers at the end of a run, read from outside. Only what is compared is asked of the answers.

const PAGE = 1_000
const WITHIN_MS = 10_000

/** What everybody but the clients shows of a site: the upstreams' pictures, and a fresh client's at each gateway. */
export const readShown = async (
  { upstreams, gateways }: Pick<Installation, 'upstreams' | 'gateways'>,
  site: string,
  token: string,
): Promise<Shown[]> =>
  Promise.all([
    ...upstreams.map(({ name, port }) => readLatest(name, port, site, token)),
    ...gateways.map(({ name, port }) => readSnapshot(name, port, site, token)),
  ])

type Picture = Pick<z.infer<typeof latestBody>, 'statuses' | 'alarms'>

const shownOf = (by: string, { statuses, alarms }: Picture): Shown => ({
  by,
  statuses: new Map(statuses.map((status) => [status.device, shownStatus(status)])),
  alarms: new Set(alarms.filter(isActive).map(({ device }) => device)),
})

const readLatest = async (name: string, port: number, site: string, token: string): Promise<Shown> => {
  const answer = await ask(port, UPSTREAM_PATHS.latest, token, { site })
  return shownOf(`latest at ${name}`, latestBody.parse(answer.json()))
}

const readSnapshot = async (name: string, port: number, site: string, token: string): Promise<Shown> => {
  const client = await createLiveClient({ port, site, token })
  try {
    return shownOf(`a fresh client of ${name}`, await client.hear('snapshot'))
  } finally {
    client.close()
  }
}

/** The record of a site: journal, outages, figures, quarantine; and what is shown of it. */
export const readEnd = async (
  installation: Pick<Installation, 'upstreams' | 'gateways'>,
  site: string,
  token: string,
): Promise<Omit<SiteEnd, 'readings'>> => {
  const [upstream] = installation.upstreams
  const [gateway] = installation.gateways
  if (upstream === undefined || gateway === undefined) throw new Error('no upstream, or no gateway')
  const period = `unit=range&date=${dayOf(Date.now() - 86_400_000)}&end=${dayOf(Date.now())}`
  const call = { token, timeoutMs: WITHIN_MS }
  const at = { site, ports: { gateway: gateway.port } }
  const outages = expect200(await callGateway(at, `/api/outages?${period}`, call), 'outages')
  const kpis = expect200(await callGateway(at, `/api/kpis?${period}`, call), 'kpis')
  return {
    site,
    journal: await readJournal(upstream.port, site, token),
    shown: await readShown(installation, site, token),
    outages: outagesAnswer.parse(outages.json()).outages,
    figures: figuresOf(kpisAnswer.parse(kpis.json())),
    quarantined: await readQuarantined(upstream.port, site, token),
  }
}

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

const outagesAnswer = z.object({
  outages: z.array(z.object({ device: z.string(), from: z.number(), to: z.number().nullable() })),
}) satisfies z.ZodType<{ outages: Outage[] }>

const share = z.object({ value: z.number().nullable() })
const kpisAnswer = z.object({
  until: z.number(),
  watermark: z.number().nullable(),
  powerPct: share,
  availability: z.array(z.object({ device: z.string(), powerPct: share, outages: z.number(), offMs: z.number() })),
})
const figuresOf = ({ until, watermark, powerPct, availability }: z.infer<typeof kpisAnswer>): Figures => ({
  until,
  watermark,
  powerPct: powerPct.value,
  availability: availability.map((one) => ({ ...one, powerPct: one.powerPct.value })),
})

/** An entry as it is on the wire: members that the contract does not know yet are kept. */
const journalAnswer = z.object({
  head: z.number(),
  entries: z.array(
    z.object({
      seq: z.number(),
      at: z.iso.datetime({ offset: true }),
      type: z.string(),
      late: z.boolean().optional(),
      data: z.looseObject({ late: z.boolean().optional() }),
    }),
  ),
})
const notificationData = z.object({
  device_id: z.object({ _id: z.string() }),
  deviceStatus: z.enum(['on', 'off']),
  created_at: z.iso.datetime({ offset: true }),
})

/** The whole journal of a site. */
export const readJournal = async (port: number, site: string, token: string): Promise<Entry[]> => {
  const entries: Entry[] = []
  for (;;) {
    const since = entries.at(-1)?.seq ?? 0
    const answer = await ask(port, UPSTREAM_PATHS.journal, token, { site, since, limit: PAGE })
    const page = journalAnswer.parse(answer.json())
    entries.push(...page.entries.map(entryOf))
    if (page.entries.length === 0 || (entries.at(-1)?.seq ?? 0) >= page.head) return entries
  }
}

const entryOf = ({ seq, at, type, late, data }: z.infer<typeof journalAnswer>['entries'][number]): Entry => {
  const told = type === 'notification.created' ? notificationData.parse(data) : null
  const power =
    told === null
      ? null
      : { device: told.device_id._id, state: told.deviceStatus, instant: Date.parse(told.created_at) }
  return { seq, at: Date.parse(at), type, power, isLate: (late ?? data.late) === true }
}

const powerPayload = z.object({ ts: z.number(), state: z.string() })

const readQuarantined = async (port: number, site: string, token: string): Promise<Set<string>> => {
  const answer = await ask(port, UPSTREAM_PATHS.quarantine, token, { site, limit: 500 })
  const reports = quarantineBody.parse(answer.json()).items.flatMap(({ topic, payload }) => {
    const device = topic.split('/')[2] ?? ''
    const said = readPower(payload)
    return said === null ? [] : [`${device} ${said.ts} ${said.state}`]
  })
  return new Set(reports)
}

const readPower = (payload: string): z.infer<typeof powerPayload> | null => {
  try {
    return powerPayload.safeParse(JSON.parse(payload)).data ?? null
  } catch {
    return null
  }
}

type Path = Parameters<typeof callUpstream>[1]

const ask = async (port: number, path: Path, token: string, query: Readonly<Record<string, string | number>>) =>
  expect200(await callUpstream({ ports: { upstream: port } }, path, { token, query, timeoutMs: WITHIN_MS }), path)

const expect200 = (answer: Answer, what: string): Answer => {
  if (answer.status !== 200) throw new Error(`${what}: ${answer.status} ${answer.text.slice(0, 200)}`)
  return answer
}
