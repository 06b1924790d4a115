/** What a screen waits for: figures of a period and charts, through the gateway, over the farm's history. */
import { devicesResponse } from '@vigie/contracts/rest'
import type { Stack } from '@vigie/stack'
import { call } from '../harness/rest.ts'
import { cpuSeconds, percentile } from './measure.ts'
import { fixed, type Table } from './table.ts'

const SITE = 'chaib'
const ROUNDS = 60
const HOUR_MS = 3_600_000
const POINTS = 600

const PERIODS = ['day', 'week', 'month', 'year'] as const
const SPANS = [
  ['1 h', HOUR_MS],
  ['24 h', 24 * HOUR_MS],
  ['7 days', 7 * 24 * HOUR_MS],
  ['30 days', 30 * 24 * HOUR_MS],
  ['90 days', 90 * 24 * HOUR_MS],
] as const

type Asked = { readonly name: string; readonly pathOf: (round: number) => string }

/** Each question a number of times, the questions interleaved; the first answer of each apart, as nothing is remembered yet. */
export const benchScreens = async (stack: Stack, token: string): Promise<Table> => {
  const ask = async (path: string): Promise<string> => {
    const { status, text } = await call({ port: stack.ports.gateway, path, site: SITE, token })
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`)
    return text
  }
  const questions = [...PERIODS.map(figures), ...charts(devicesResponse.parse(JSON.parse(await ask('/api/devices'))))]
  const rows: (readonly string[])[] = []
  const first = new Map<string, number>()
  const times = new Map<string, number[]>(questions.map(({ name }) => [name, []]))
  const sizes = new Map<string, number>()
  const before = cpuOf(stack)
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { name, pathOf } of questions) {
      const start = performance.now()
      const text = await ask(pathOf(round))
      const took = performance.now() - start
      if (round === 0) first.set(name, took)
      else times.get(name)?.push(took)
      sizes.set(name, text.length)
    }
  }
  const cpu = (cpuOf(stack) - before) / (questions.length * (ROUNDS + 1))
  for (const { name } of questions) {
    const sample = times.get(name) ?? []
    rows.push([
      name,
      fixed(first.get(name) ?? Number.NaN),
      fixed(percentile(sample, 0.5)),
      fixed(percentile(sample, 0.95)),
      fixed((sizes.get(name) ?? 0) / 1_000),
    ])
  }
  return {
    title: 'Screens: figures and charts through the gateway',
    method: `One client, one question at a time, ${ROUNDS} rounds of all of them while the farm goes on sending; 90 days of history. Figures: \`/api/kpis\`. Charts: \`/api/series\`, ${POINTS} points, another series each round. Mean CPU per answer, upstream and gateway: ${fixed(cpu * 1_000)} ms.`,
    columns: ['question', 'first ms', 'p50 ms', 'p95 ms', 'kB of JSON'],
    rows,
  }
}

const figures = (unit: string): Asked => ({ name: `figures, ${unit}`, pathOf: () => `/api/kpis?unit=${unit}` })

const charts = ({ devices }: ReturnType<typeof devicesResponse.parse>): Asked[] => {
  const series = devices.flatMap(({ id, metrics }) => metrics.map((metric) => `device=${id}&metric=${metric.id}`))
  return SPANS.map(([name, spanMs]) => ({
    name: `chart, ${name}`,
    pathOf: (round) => {
      const to = Date.now()
      return `/api/series?${series[(round * 7) % series.length]}&from=${to - spanMs}&to=${to}&points=${POINTS}`
    },
  }))
}

const cpuOf = (stack: Stack): number =>
  (['upstream', 'gateway'] as const).reduce((sum, name) => sum + cpuSeconds(stack.pid(name) ?? 0), 0)
