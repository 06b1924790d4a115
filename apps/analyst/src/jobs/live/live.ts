// Readings as they come, judged in a thread beside ingest: rows since what was last judged → findings, kept with where
// the streams stand, then told as alarms. All of it is read again after a kill, so that nothing is lost or said twice.
import { METRICS, MINUTE_MS } from '@vigie/contracts/entities'
import type { Logger } from 'pino'
import type { Episode } from '../../engines/index.ts'
import { LIVE_KIND, readRejections } from '../../store/findings.ts'
import { readStreams, type StreamWritten, writeStreams } from '../../store/live.ts'
import type { Database } from '../../store/store.ts'
import type { Upstream } from '../../upstream/upstream.ts'
import type { Threads } from '../threads.ts'
import { type NewRows, readNewRows } from './read-rows.ts'
import type { StreamTask, StreamTold } from './stream.worker.ts'

type LiveDeps = {
  readonly db: Database
  readonly threads: Threads
  readonly upstream: Upstream
  readonly log: Logger
  /** tells the findings of a site as alarms; false: not taken */
  readonly tell: (site: string) => Promise<boolean>
  readonly stepMs: number
  readonly lessonRows: number
}

export type Live = { readonly stop: () => Promise<void> }

/** Lessons that a device is read back when it is first looked at: one teaches, the next is judged at once. */
const AT_FIRST = 2
const MOST_EVERY_MS = MINUTE_MS
/** After an error of its own. */
const AGAIN_MS = 20_000
const WORKER = new URL('./stream.worker.ts', import.meta.url)

export const createLive = (deps: LiveDeps): Live => {
  const { db, upstream, tell, stepMs, log } = deps
  const stopping = new AbortController()
  const isStopping = () => stopping.signal.aborted
  /** sites whose findings stand otherwise than was told; all of them at first, since a kill may have come between */
  const told = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  const lookAt = async (site: string): Promise<boolean> => {
    const streams = await readStreams(db, site)
    const untilOf = (device: string) => streams.get(device)?.until
    const fresh = await readNewRows(upstream, { site, stepMs, untilOf, firstMs: AT_FIRST * deps.lessonRows * stepMs })
    if (!fresh.ok) {
      log.warn({ site, reason: fresh.reason }, 'new readings could not be read')
      return false
    }
    const rejections = await readRejections(db, site)
    const tasks = fresh.value.map(
      ({ device, metrics, rows }): StreamTask => ({
        metrics,
        rows,
        lessonRows: deps.lessonRows,
        memory: streams.get(device)?.memory ?? null,
        rejected: rejections.get(device) ?? {},
      }),
    )
    if (tasks.length > 0) {
      const answers = await deps.threads.run<readonly StreamTold[]>(WORKER, tasks, stopping.signal)
      if (isStopping()) return false
      const written = answers.flatMap((answer, index) => writtenOf(fresh.value[index], answer))
      if (await writeStreams(db, site, written)) told.delete(site)
    }
    if (!told.has(site) && (await tell(site))) told.add(site)
    return fresh.value.some(({ hasMore }) => hasMore)
  }

  const look = async (): Promise<void> => {
    const sites = await upstream.sites(upstream.service)
    let hasMore = false
    for (const { slug } of sites.ok ? sites.value : []) {
      if (isStopping()) return
      const more = await lookAt(slug).catch((error: unknown) => {
        // what one site's data make of an engine costs the sites after it nothing
        if (!isStopping()) log.error({ site: slug, err: error }, 'new readings could not be judged')
        return false
      })
      hasMore ||= more
    }
    schedule(hasMore ? 0 : Math.min(stepMs, MOST_EVERY_MS))
  }
  const schedule = (inMs: number): void => {
    if (isStopping()) return
    timer = setTimeout(() => {
      running = run()
    }, inMs)
    timer.unref()
  }
  const run = (): Promise<void> =>
    look().catch((error: unknown) => {
      if (isStopping()) return
      log.error(error, 'a look at new readings failed')
      schedule(AGAIN_MS)
    })
  let running = run()

  return {
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      await running
    },
  }
}

const writtenOf = (fresh: NewRows | undefined, { episodes, ...told }: StreamTold): readonly StreamWritten[] =>
  fresh === undefined
    ? []
    : [
        {
          ...told,
          device: fresh.device,
          until: fresh.until,
          findings: episodes.flatMap((episode) => foundOf(fresh.device, episode)),
        },
      ]

const foundOf = (device: string, { moved, evidence, ...times }: Episode): StreamWritten['findings'] => {
  const [first] = moved
  if (first === undefined) return []
  return [
    {
      ...times,
      kind: LIVE_KIND,
      device,
      unit: METRICS[first.metric].unit,
      usual: first.usual,
      present: first.present,
      moved: moved.map((one) => ({ ...one, device })),
      evidence: [...evidence],
      volumeM3: null,
      energyKwh: null,
      cost: null,
    },
  ]
}
