import { TZDate } from '@date-fns/tz'
import type { Figure, KpiBody, KpiQuery, Site } from '@vigie/contracts/entities'
import { getDaysInMonth } from 'date-fns'
import type { KnownDevice } from '../ingest/directory.ts'
import { dayAt, HOUR_MS } from '../store/buckets.ts'
import type { Database } from '../store/tables.ts'
import { readAvailability } from './availability.ts'
import { readBuckets } from './buckets-over-time.ts'
import { largestDeviations } from './deviations.ts'
import { energyOf, readEnergy, readMeters } from './energy.ts'
import { type Compared, derive, figureOf, increment, NO_FIGURE, ratio } from './figures.ts'
import { readNightFlows } from './flow-night.ts'
import { type Network, networkOf, seriesOf } from './network.ts'
import { type Period, resolvePeriod, type Stretch } from './period.ts'
import { readStarts } from './starts.ts'
import { readSums } from './sums.ts'
import { balanceOf, edgesOf, storagesOf, volumeOf, volumesOf } from './water.ts'

/** Everything the KPI screens show of one period of one site, from the rollups. */
export const readKpis = async (
  db: Database,
  site: Site,
  devices: readonly KnownDevice[],
  query: KpiQuery,
  now: number,
): Promise<KpiBody> => {
  const network = networkOf(devices)
  const watermark = await readWatermark(db, site.slug)
  const period = resolvePeriod(query, site.timeZone, now, watermark)
  const compared = await compare(db, network, period, site.timeZone)
  const { storages, storedDelta } = await storagesOf(db, compared, network, site.timeZone)
  const { availability, powerPct, alarmsRaised } = await readAvailability(db, site.slug, period)
  const producedM3 = volumesOf(compared, network.sources)
  const consumedM3 = volumesOf(compared, network.consumptions)
  const sources = await readSources(db, compared, network)
  const consumptions = await readConsumptions(db, compared, network, site.timeZone)
  const meters = await readMeters(db, compared, network)
  return {
    period: period.whole,
    until: period.current.to,
    previous: period.previous,
    watermark,
    water: {
      producedM3,
      consumedM3,
      storedDeltaM3: storedDelta,
      ...balanceOf(producedM3, consumedM3, storedDelta, network.storages.length > 0),
      storedM3: addUp(storages.map(({ volumeM3 }) => volumeM3)),
      autonomyHours: siteAutonomy(storages),
    },
    energy: await readEnergy(db, compared, network, site),
    powerPct,
    activeAlarms: await countActiveAlarms(db, site.slug),
    alarmsRaised,
    sources,
    storages,
    consumptions,
    meters,
    availability,
    flows: edgesOf(compared, network, 'value'),
    deviations: largestDeviations({ sources, consumptions, meters, availability }),
    buckets: await readBuckets(db, network, period.current, query.unit),
  }
}

const compare = async (db: Database, network: Network, period: Period, timeZone: string): Promise<Compared> => {
  const series = network.nodes.flatMap((node) => [...node.series.values()])
  const sums = (stretch: Stretch) => readSums(db, series, stretch, timeZone)
  return { period, current: await sums(period.current), previous: await sums(period.previous) }
}

const readSources = async (db: Database, compared: Compared, network: Network): Promise<KpiBody['sources']> => {
  const running = network.sources.flatMap((node) => seriesOf(node, 'running') ?? [])
  const { current, previous } = compared.period
  const [starts, startsBefore] = [await readStarts(db, running, current), await readStarts(db, running, previous)]
  return network.sources.map((node) => {
    const state = seriesOf(node, 'running')
    const volumeM3 = volumeOf(compared, node)
    const energyKwh = energyOf(compared, [node])
    return {
      device: node.device.id,
      volumeM3,
      runningHours:
        state === undefined ? NO_FIGURE : derive([figureOf(compared, [state], increment)], (ms) => ms / HOUR_MS),
      starts: sideBySide(starts, startsBefore, state),
      energyKwh,
      kwhPerM3: derive([energyKwh, volumeM3], ratio),
    }
  })
}

const readConsumptions = async (
  db: Database,
  compared: Compared,
  network: Network,
  timeZone: string,
): Promise<KpiBody['consumptions']> => {
  const flows = network.consumptions.flatMap((node) => seriesOf(node, 'flow_m3h') ?? [])
  const { current, previous } = compared.period
  const night = await readNightFlows(db, flows, current, timeZone)
  const nightBefore = await readNightFlows(db, flows, previous, timeZone)
  return network.consumptions.map((node) => ({
    device: node.device.id,
    volumeM3: volumeOf(compared, node),
    budgetM3: budgetOf(node.device.budgetM3PerMonth, compared.period.whole, timeZone),
    nightFlowM3h: sideBySide(night, nightBefore, seriesOf(node, 'flow_m3h')),
  }))
}

const sideBySide = (
  now: ReadonlyMap<number, number>,
  before: ReadonlyMap<number, number>,
  series: number | undefined,
): Figure =>
  series === undefined
    ? NO_FIGURE
    : { value: now.get(series) ?? null, previous: before.get(series) ?? null, completenessPct: null }

/** Each day of the period takes its share of its own month's budget, m³. */
const budgetOf = (perMonth: number | null, { from, to }: Stretch, timeZone: string): number | null => {
  if (perMonth === null) return null
  let budget = 0
  for (let day = dayAt(from, timeZone); day.start < to; day = dayAt(day.end, timeZone)) {
    budget += perMonth / getDaysInMonth(new TZDate(day.start, timeZone))
  }
  return budget
}

const addUp = (values: readonly (number | null)[]): number | null => {
  const known = values.flatMap((value) => value ?? [])
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : null
}

/** All that is stored over all that is drawn, for the storages that empty. */
const siteAutonomy = (storages: KpiBody['storages']): number | null => {
  const emptying = storages.flatMap(({ volumeM3, autonomyHours }) =>
    volumeM3 !== null && autonomyHours !== null && autonomyHours > 0
      ? [{ volumeM3, draw: volumeM3 / autonomyHours }]
      : [],
  )
  const draw = emptying.reduce((sum, one) => sum + one.draw, 0)
  return draw > 0 ? emptying.reduce((sum, one) => sum + one.volumeM3, 0) / draw : null
}

const readWatermark = async (db: Database, site: string): Promise<number | null> => {
  const row = await db
    .selectFrom('latest')
    .innerJoin('series', 'series.id', 'latest.series_id')
    .select(({ fn }) => fn.max('latest.ts').as('ts'))
    .where('series.site', '=', site)
    .executeTakeFirst()
  return row?.ts ?? null
}

const countActiveAlarms = async (db: Database, site: string): Promise<number> => {
  const row = await db
    .selectFrom('alarms')
    .select(({ fn }) => fn.countAll<number>().as('active'))
    .where('site', '=', site)
    .where('cleared_at', 'is', null)
    .executeTakeFirst()
  return Number(row?.active ?? 0)
}
