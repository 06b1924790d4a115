// In: what a question needs. Out: the records of the site, read with the token of whoever asks: their rights, no others.
import { alarmLoad, alarmPage } from '@vigie/contracts/entities'
import type { Finding, TariffShift } from '@vigie/contracts/rest/analyst'
import { latestBody, UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import { type Body, type Facts, READS_MAX, type Read } from '../engines/question/index.ts'
import { done, type Failure, failed, type Outcome } from '../outcome.ts'
import type { Upstream } from '../upstream/upstream.ts'

/** Whose question it is, and of which site. */
export type Asking = { readonly site: string; readonly token: string }

/** Where the records are read: the upstream's, with the token of whoever asks, and what was found on a site. */
export type Sources = {
  readonly upstream: Upstream
  readonly findingsOf: (site: string) => Promise<{ readonly findings: readonly Finding[]; readonly seen: boolean }>
  readonly shiftOf: (site: string) => Promise<TariffShift | null>
}

/** What is known of the site before a question. Errors: as the upstream's; `missing` without such a site. */
export const factsFor = async (upstream: Upstream, { site: slug, token }: Asking): Promise<Outcome<Facts>> => {
  const [sites, devices] = await Promise.all([upstream.sites(token), upstream.devices(token, slug)])
  if (!sites.ok) return sites
  if (!devices.ok) return devices
  const site = sites.value.find((one) => one.slug === slug)
  if (site === undefined) return failed('missing')
  const now = Date.now()
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: site.timeZone }).format(now)
  const otherSites = sites.value.filter((one) => one.slug !== slug).flatMap(({ name, slug: other }) => [name, other])
  return done({ site, devices: devices.value, today, now, otherSites })
}

/** Reads what an answer needs, `READS_MAX` calls at most. Errors: those of the first that fails. */
export const readAll = async (sources: Sources, asking: Asking, reads: readonly Read[]): Promise<Outcome<Body[]>> => {
  const answers = await Promise.all(reads.slice(0, READS_MAX).map((read) => readOne(sources, asking, read)))
  const refused = answers.find((one): one is Failure => !one.ok)
  return refused ?? done(answers.flatMap((one) => (one.ok ? [one.value] : [])))
}

const POINTS = 2_000

const readOne = async (
  { upstream, findingsOf, shiftOf }: Sources,
  { site, token }: Asking,
  read: Read,
): Promise<Outcome<Body>> => {
  const as = <T extends Body['body']>(answer: Outcome<T>): Outcome<Body> =>
    answer.ok ? done({ read: read.read, body: answer.value } as Body) : answer
  switch (read.read) {
    case 'kpis':
      return as(await upstream.kpis(token, site, read.period))
    case 'series':
      return as(
        await upstream.series(token, site, {
          device: read.device,
          metric: read.metric,
          from: read.from,
          to: read.to,
          points: read.points ?? POINTS,
        }),
      )
    case 'latest':
      return as(await upstream.get(token, UPSTREAM_PATHS.latest, latestBody, { site }))
    case 'alarms':
      return as(await upstream.get(token, UPSTREAM_PATHS.alarms, alarmPage, { site, ...read.filter }))
    case 'outages': {
      const answer = await upstream.outages(token, site, read.period)
      return as(answer.ok ? done({ outages: answer.value }) : answer)
    }
    case 'findings':
      return as(done(await findingsOf(site)))
    case 'shift':
      return as(done({ shift: await shiftOf(site) }))
    case 'load':
      return as(await upstream.get(token, UPSTREAM_PATHS.alarmLoad, alarmLoad, { site, ...read.period }))
  }
}
