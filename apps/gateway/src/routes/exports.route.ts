import { SERIES_MAX_POINTS } from '@vigie/contracts/entities'
import {
  alarmsExportInput,
  type ExportFormat,
  exportFormat,
  kpisInput,
  REST_PATHS,
  seriesExportInput,
} from '@vigie/contracts/rest'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { alarmRows, alarmSection } from '../exports/alarm-rows.ts'
import { csvRows, toCsv } from '../exports/csv.ts'
import { kpiSections } from '../exports/kpi-sections.ts'
import { rowsCsv, rowsWorkbook } from '../exports/row-files.ts'
import { readSeries } from '../exports/series-reader.ts'
import { seriesRows, seriesSection } from '../exports/series-rows.ts'
import { createWallClock, dayOf } from '../exports/wall-clock.ts'
import type { Workbook } from '../exports/workbooks.ts'
import { problemResponses, sendProblem } from '../http/problem.ts'
import { principalOf } from '../identity/guards.ts'
import { done, failed, type Outcome } from '../outcome.ts'
import { perPerson } from './rate-limits.ts'
import type { RouteDeps } from './route-deps.ts'

const EXPORTS_PER_MINUTE = 30
/** as many as one answer may carry */
const ALARMS_A_PAGE = 200
const params = z.object({ format: exportFormat })

/** GET /api/exports/kpis, /series and /alarms, each .csv or .xlsx, of this site, as files in French. */
export const exportsRoute =
  ({ guards, calls, reads, workbooks }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    // compression would hold back rows that are streamed as they are read
    const options = {
      compress: false as const,
      preHandler: [guards.siteMember, app.rateLimit(perPerson(EXPORTS_PER_MINUTE))],
    }

    const kpisSchema = { params, querystring: kpisInput, response: problemResponses }
    app.get(REST_PATHS.exportKpis, { ...options, schema: kpisSchema }, async (request, reply) => {
      const who = principalOf(request)
      const { token } = who
      const slug = guards.memberSite(request)
      const [site, devices, kpi] = await Promise.all([
        calls.site(token, slug),
        calls.devices(token, slug),
        reads.kpis(who, slug, request.query),
      ])
      if (!site.ok) return sendProblem(reply, site)
      if (!devices.ok) return sendProblem(reply, devices)
      if (!kpi.ok) return sendProblem(reply, kpi)
      const { timeZone } = site.value
      const wallClock = createWallClock(timeZone)
      const sections = kpiSections(site.value, devices.value, kpi.value)
      const { from, to } = kpi.value.period
      const days = new Set([dayOf(wallClock, from), dayOf(wallClock, to - 1)])
      const name = ['vigie', slug, ...days].join('-')
      if (request.params.format === 'csv') return attach(reply, name, 'csv').send(toCsv(csvRows(sections), wallClock))
      return sendWorkbook(reply, name, { uid: who.uid, timeZone }, async (workbook) => {
        for (const section of sections) workbook.section(section)
        return done(await workbook.finish())
      })
    })

    const seriesSchema = { params, querystring: seriesExportInput, response: problemResponses }
    app.get(REST_PATHS.exportSeries, { ...options, schema: seriesSchema }, async (request, reply) => {
      const who = principalOf(request)
      const slug = guards.memberSite(request)
      const { device, metric, from, to } = request.query
      const ask = (span: { from: number; to: number }, isCommitted = true) =>
        reads.series({ ...who, isCommitted }, slug, { device, metric, ...span, points: SERIES_MAX_POINTS })
      const [site, overview] = await Promise.all([calls.site(who.token, slug), ask({ from, to }, false)])
      if (!site.ok) return sendProblem(reply, site)
      if (!overview.ok) return sendProblem(reply, overview)
      const { timeZone } = site.value
      const wallClock = createWallClock(timeZone)
      const section = seriesSection(metric, timeZone)
      const rows = seriesRows(readSeries(overview.value, ask))
      const name = ['vigie', slug, device, metric, dayOf(wallClock, from)].join('-')
      if (request.params.format === 'csv') return attach(reply, name, 'csv').send(rowsCsv(section, rows, wallClock))
      return sendWorkbook(reply, name, { uid: who.uid, timeZone }, (workbook) =>
        rowsWorkbook(workbook, section, rows, () => !reply.raw.destroyed),
      )
    })

    const alarmsSchema = { params, querystring: alarmsExportInput, response: problemResponses }
    app.get(REST_PATHS.exportAlarms, { ...options, schema: alarmsSchema }, async (request, reply) => {
      const { token, uid } = principalOf(request)
      const slug = guards.memberSite(request)
      const ask = (cursor: string | null) =>
        calls.alarms(token, slug, { ...request.query, limit: ALARMS_A_PAGE, ...(cursor === null ? {} : { cursor }) })
      const [site, devices, first] = await Promise.all([calls.site(token, slug), calls.devices(token, slug), ask(null)])
      if (!site.ok) return sendProblem(reply, site)
      if (!devices.ok) return sendProblem(reply, devices)
      if (!first.ok) return sendProblem(reply, first)
      const { timeZone } = site.value
      const wallClock = createWallClock(timeZone)
      const rows = alarmRows(first.value, devices.value, ask)
      const name = ['vigie', slug, 'alarmes', dayOf(wallClock, Date.now())].join('-')
      if (request.params.format === 'csv')
        return attach(reply, name, 'csv').send(rowsCsv(alarmSection, rows, wallClock))
      return sendWorkbook(reply, name, { uid, timeZone }, (workbook) =>
        rowsWorkbook(workbook, alarmSection, rows, () => !reply.raw.destroyed),
      )
    })

    /** Errors: request.too-many when too many workbooks wait, those of `fill`. */
    const sendWorkbook = async (
      reply: FastifyReply,
      name: string,
      { uid, timeZone }: { readonly uid: string; readonly timeZone: string },
      fill: (workbook: Workbook) => Promise<Outcome<Uint8Array>>,
    ): Promise<FastifyReply> => {
      const made = await workbooks.make(uid, timeZone, (workbook) =>
        reply.raw.destroyed ? Promise.resolve(failed('upstream.rejected', 'nobody waits for it')) : fill(workbook),
      )
      if (made === null) return sendProblem(reply, failed('request.too-many', 'too many workbooks at once'))
      return made.ok ? attach(reply, name, 'xlsx').send(made.value) : sendProblem(reply, made)
    }
  }

const TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const attach = (reply: FastifyReply, name: string, format: ExportFormat): FastifyReply =>
  reply
    .type(TYPES[format])
    .header('content-disposition', `attachment; filename="${name}.${format}"`)
    .header('cache-control', 'no-store')
