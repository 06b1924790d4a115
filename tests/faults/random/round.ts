import { newPerson } from '../../harness/people.ts'
import { until } from '../../harness/wait.ts'
import { applySchedule, type Done } from './apply.ts'
import { readEnd, readShown } from './end-state.ts'
import type { Evidence, Shown } from './evidence.ts'
import { type Installation, startInstallation } from './installation.ts'
import type { Process } from './processes.ts'
import { createPublisher, type Publisher } from './publisher.ts'
import type { Configuration, Schedule } from './schedule.ts'
import { type Bearer, createBearer, LONG_S } from './token.ts'
import { judge, type Verdict } from './verdict.ts'
import { createWatcher, type Watcher } from './watcher.ts'

/** The identity service of all rounds. */
export type Identity = { readonly host: string; readonly process: Process }
export type RoundOptions = {
  readonly configuration: Configuration
  readonly seed: string
  readonly identity: Identity
  /** whether devices send everything in order, by clocks that are right */
  readonly inOrder: boolean
}
export type Round = {
  readonly verdict: Verdict
  readonly done: Done
  /** time from the end of the last fault until all showed the same, ms */
  readonly settledMs: number | null
  /** ends of processes that nobody asked for, by name */
  readonly deaths: Readonly<Record<string, number>>
  /** after a kill or a freeze of an upstream: until a change that was sent then was heard by a client, ms */
  readonly heardAgainMs: readonly number[]
}
/** A product that runs, with its devices and clients. */
export type Scene = {
  readonly installation: Installation
  readonly publisher: Publisher
  readonly watchers: readonly Watcher[]
  readonly token: string
  readonly close: () => Promise<void>
}

const WATCHERS_PER_SITE = 3
const SAID_WITHIN_MS = 30_000
/** A link to the upstream may wait 5 s to be tried again (R7.3), and a client as long. */
const LIVE_WITHIN_MS = 20_000
const RIGHT_WITHIN_MS = 5_000
/** changes sent so long after a fault began tell how soon one was heard, ms */
const HEARD_WITHIN_MS = 10_000

/** One run on an installation of its own: faults, then a comparison of everything. */
export const runRound = async (options: RoundOptions, schedule: Schedule): Promise<Round> => {
  const scene = await openScene(options)
  const { installation, publisher, watchers } = scene
  try {
    publisher.begin()
    const done = await applySchedule(schedule, installation, watchers)
    const unsaid = await publisher.end(SAID_WITHIN_MS)
    const { settledMs, unsettled } = await settle(scene)
    const problems = [...done.failures, ...unsaid, ...unsettled]
    const evidence = await gather(scene, done, problems)
    return {
      verdict: judge(evidence),
      done,
      settledMs,
      deaths: Object.fromEntries(
        [...installation.processes].flatMap(([name, one]) => (one.deaths() > 0 ? [[name, one.deaths()]] : [])),
      ),
      heardAgainMs: heardAgain(scene, done),
    }
  } finally {
    await scene.close()
  }
}

/** How many devices there are, how fast they speak, and whether each client stays with one gateway. */
export type Size = { readonly devicesPerSite: number; readonly paceMs: number; readonly isPinned: boolean }
const SIZE: Size = { devicesPerSite: 20, paceMs: 2_500, isPinned: false }

/** Starts the product with its devices known and its clients connected. */
export const openScene = async (
  { configuration, seed, identity, inOrder }: RoundOptions,
  { devicesPerSite, paceMs, isPinned }: Size = SIZE,
): Promise<Scene> => {
  const installation = await startInstallation(configuration, identity)
  const { sites, upstreams, mqttUrl } = installation
  try {
    const person = await newPerson({ role: 'admin', platforms: sites })
    const bearer = createBearer(person, 'admin', sites)
    const token = bearer.tokenFor(LONG_S)
    const publisher = await createPublisher({
      ...{ sites, devicesPerSite, upstreams, mqttUrl, token, seed, paceMs, inOrder },
    })
    const watchers = createWatchers(installation, bearer, seed, isPinned)
    await until('every client is live', () => watchers.every((watcher) => watcher.isLive()))
    const close = async () => {
      for (const watcher of watchers) watcher.close()
      await publisher.close()
      await installation.close()
    }
    return { installation, publisher, watchers, token, close }
  } catch (error) {
    await installation.close()
    throw error
  }
}

/** Of each site so many clients; each begins at another gateway than the one before. */
const createWatchers = ({ sites, links }: Installation, bearer: Bearer, seed: string, isPinned: boolean): Watcher[] => {
  const ports = [...links].flatMap(([name, { port }]) => (name.startsWith('clients-') ? [port] : []))
  return sites.flatMap((site, row) =>
    Array.from({ length: WATCHERS_PER_SITE }, (_, column) => {
      const name = `client ${1 + row * WATCHERS_PER_SITE + column}`
      const first = column % ports.length
      const inTurn = [...ports.slice(first), ...ports.slice(0, first)]
      return createWatcher({ name, site, ports: isPinned ? inTurn.slice(0, 1) : inTurn, bearer, seed })
    }),
  )
}

/**
 * Per fault of an upstream and site: of the changes sent over MQTT since it began, how soon one was heard; the slowest
 * site's.
 */
const heardAgain = ({ installation, publisher, watchers }: Scene, { faults }: Done): number[] =>
  faults
    .filter(({ fault }) => fault.target.startsWith('upstream-') && ['kill', 'freeze'].includes(fault.kind))
    .flatMap(({ from }) => {
      const sent = publisher.reports.filter(
        ({ way, kind, sentAt }) =>
          way === 'mqtt' && kind === 'change' && sentAt >= from && sentAt < from + HEARD_WITHIN_MS,
      )
      const firstOf = installation.sites.map((own) => {
        const changes = sent.filter(({ site }) => site === own)
        const hearing = watchers.filter(({ site }) => site === own)
        return Math.min(
          ...changes.flatMap(({ device, ts }) => hearing.map((one) => one.heardAt(device, ts) ?? Infinity)),
        )
      })
      const heard = firstOf.filter(Number.isFinite)
      return heard.length === 0 ? [] : [Math.max(...heard) - from]
    })

/** Waits until every client is live, and then until all show the same, for as long as that is promised to take. */
const settle = async ({ installation, publisher, watchers, token }: Scene) => {
  const begun = performance.now()
  const isLive = () => watchers.every((watcher) => watcher.isLive())
  const live = await until('live', isLive, LIVE_WITHIN_MS).catch(() => null)
  const sees = () => isRight(installation, publisher, watchers, token).catch(() => false)
  const right = await until('right', sees, RIGHT_WITHIN_MS).catch(() => null)
  const stuck = watchers.filter((watcher) => !watcher.isLive()).map(({ name }) => name)
  return {
    settledMs: right === null ? null : performance.now() - begun,
    unsettled: live === null ? [`not live ${LIVE_WITHIN_MS / 1_000} s after the last fault: ${stuck.join(', ')}`] : [],
  }
}

/** Whether all show the same, and what devices said last. What exactly is wrong the verdict says afterwards. */
const isRight = async (
  installation: Installation,
  publisher: Publisher,
  watchers: readonly Watcher[],
  token: string,
): Promise<boolean> => {
  const lastOf = new Map(publisher.reports.map((report) => [`${report.site}/${report.device}`, report.state]))
  for (const site of installation.sites) {
    const shown = [
      ...(await readShown(installation, site, token)),
      ...watchers.filter((watcher) => watcher.site === site).map((watcher) => watcher.shown()),
    ]
    const pictures = new Set(shown.map(pictureOf))
    const [first] = shown
    if (pictures.size !== 1 || first === undefined) return false
    const isAsSaid = [...first.statuses].every(([device, { powered }]) => {
      const last = lastOf.get(`${site}/${device}`)
      return last === undefined || powered === (last === 'on')
    })
    if (!isAsSaid) return false
  }
  return true
}

const pictureOf = ({ statuses, alarms }: Shown): string =>
  JSON.stringify([[...statuses].sort(byName), [...alarms].sort()])
const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1

/** All that is compared; what the product answers is asked again while it does not answer. */
export const gather = async (
  { installation, publisher, watchers, token }: Scene,
  { brokerLosses, clockSteps }: Pick<Done, 'brokerLosses' | 'clockSteps'>,
  unsettled: readonly string[],
): Promise<Evidence> => {
  const sites: Evidence['sites'][number][] = []
  for (const site of installation.sites) {
    let why = ''
    const end = await until('a record', () =>
      readEnd(installation, site, token).catch((error: Error) => {
        why = error.message
        return null
      }),
    ).catch(() => {
      throw new Error(`the record of ${site} cannot be read: ${why}`)
    })
    const shown = [
      ...end.shown,
      ...watchers.filter((watcher) => watcher.site === site).map((watcher) => watcher.shown()),
    ]
    sites.push({ ...end, shown, readings: publisher.readingsOf(site) })
  }
  return {
    reports: publisher.reports,
    presences: publisher.presences,
    sites,
    watchers: watchers.map((watcher) => watcher.record()),
    brokerLosses,
    clockSteps,
    unsettled,
  }
}
