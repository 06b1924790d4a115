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
import { createWorkbook } from '../exports/xlsx.ts'
import { problemResponses, sendProblem } from '../http/problem.ts'
import { principalOf } from '../identity/guards.ts'
import { perPerson } from './rate-limits.ts'
import type { RouteDeps } from './route-deps.ts'

const EXPORTS_PER_MINUTE = 30
/** as many as one answer may carry */
const ALARMS_A_PAGE = 200
const params = z.object({ format: exportFormat })

/** GET /api/exports/kpis, /series and /alarms, each .csv or .xlsx, of this site, as files in French. */
export const exportsRoute =
  ({ guards, calls }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    // compression would hold back rows that are streamed as they are read
    const options = {
      compress: false as const,
      preHandler: [guards.siteMember, app.rateLimit(perPerson(EXPORTS_PER_MINUTE))],
    }

    const kpisSchema = { params, querystring: kpisInput, response: problemResponses }
    app.get(REST_PATHS.exportKpis, { ...options, schema: kpisSchema }, async (request, reply) => {
      const { token } = principalOf(request)
      const slug = guards.memberSite(request)
      const [site, devices, kpi] = await Promise.all([
        calls.site(token, slug),
        calls.devices(token, slug),
        calls.kpis(token, slug, request.query),
      ])
      if (!site.ok) return sendProblem(reply, site)
      if (!devices.ok) return sendProblem(reply, devices)
      if (!kpi.ok) return sendProblem(reply, kpi)
      const { timeZone } = site.value
      const wallClock = createWallClock(timeZone)
      const sections = kpiSections(site.value, devices.value, kpi.value)
      const { from, to } = kpi.value.period
      const days = new Set([dayOf(wallClock, from), dayOf(wallClock, to - 1)])
      const file = attach(reply, ['vigie', slug, ...days].join('-'), request.params.format)
      if (request.params.format === 'csv') return file.send(toCsv(csvRows(sections), wallClock))
      const workbook = createWorkbook(timeZone)
      for (const section of sections) workbook.section(section)
      return file.send(await workbook.finish())
    })

    const seriesSchema = { params, querystring: seriesExportInput, response: problemResponses }
    app.get(REST_PATHS.exportSeries, { ...options, schema: seriesSchema }, async (request, reply) => {
      const { token } = principalOf(request)
      const slug = guards.memberSite(request)
      const { device, metric, from, to } = request.query
      const ask = (span: { from: number; to: number }) =>
        calls.series(token, slug, { device, metric, ...span, points: SERIES_MAX_POINTS })
      const [site, overview] = await Promise.all([calls.site(token, slug), ask({ from, to })])
      if (!site.ok) return sendProblem(reply, site)
      if (!overview.ok) return sendProblem(reply, overview)
      const { timeZone } = site.value
      const wallClock = createWallClock(timeZone)
      const section = seriesSection(metric, timeZone)
      const rows = seriesRows(readSeries(overview.value, ask))
      const name = ['vigie', slug, device, metric, dayOf(wallClock, from)].join('-')
      if (request.params.format === 'csv') {
        return attach(reply, name, 'csv').send(rowsCsv(section, rows, wallClock))
      }
      const workbook = await rowsWorkbook(section, rows, timeZone, () => !reply.raw.destroyed)
      return workbook.ok ? attach(reply, name, 'xlsx').send(workbook.value) : sendProblem(reply, workbook)
    })

    const alarmsSchema = { params, querystring: alarmsExportInput, response: problemResponses }
    app.get(REST_PATHS.exportAlarms, { ...options, schema: alarmsSchema }, async (request, reply) => {
      const { token } = principalOf(request)
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
      const workbook = await rowsWorkbook(alarmSection, rows, timeZone, () => !reply.raw.destroyed)
      return workbook.ok ? attach(reply, name, 'xlsx').send(workbook.value) : sendProblem(reply, workbook)
    })
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
