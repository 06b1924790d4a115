import { until } from '../../harness/wait.ts'
import { applySchedule, type Done } from './apply.ts'
import { readEnd } from './end-state.ts'
import type { Evidence } from './evidence.ts'
import { openScene, type Scene, type SceneOptions } from './scene.ts'
import type { Schedule } from './schedule.ts'
import { settle } from './settle.ts'
import { judge, type Verdict } from './verdict.ts'

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
const SAID_WITHIN_MS = 30_000
/** changes sent so long after a fault began tell how soon one was heard, ms */
const HEARD_WITHIN_MS = 10_000

/**
 * One run on an installation of its own: faults, then a comparison of everything. What stops the run itself is a defect
 * of it as well.
 * @param logs folder for the logs of its processes, kept when anything was wrong
 */
export const runRound = async (options: SceneOptions, schedule: Schedule, logs: string): Promise<Round> => {
  let scene: Scene | null = null
  let round: Round = { verdict: judge(NOTHING), done: NOTHING, settledMs: null, deaths: {}, heardAgainMs: [] }
  try {
    scene = await openScene(options)
    round = await befall(scene, schedule)
  } catch (error) {
    const unsettled = [`the run ended: ${error instanceof Error ? error.message : String(error)}`]
    round = { ...round, verdict: judge({ ...NOTHING, unsettled }) }
  }
  if (round.verdict.defects.length > 0) await scene?.installation.keepLogs(logs)
  await scene?.close()
  return round
}

const NOTHING: Evidence & Done = {
  ...{ reports: [], presences: [], sites: [], watchers: [], unsettled: [] },
  ...{ brokerLosses: [], clockSteps: [], faults: [], failures: [], skipped: [] },
}

const befall = async (scene: Scene, schedule: Schedule): Promise<Round> => {
  const { installation, publisher, watchers } = scene
  publisher.begin()
  const done = await applySchedule(schedule, installation, watchers)
  const unsaid = await publisher.end(SAID_WITHIN_MS)
  const { settledMs, unsettled } = await settle(scene)
  const evidence = await gather(scene, done, [...done.failures, ...unsaid, ...unsettled])
  const deaths = [...installation.processes].map(([name, { deaths: count }]) => [name, count()] as const)
  return {
    verdict: judge(evidence),
    done,
    settledMs,
    deaths: Object.fromEntries(deaths.filter(([, count]) => count > 0)),
    heardAgainMs: heardAgain(scene, done),
  }
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
