/** A page of the product in headless Chromium, signed in, whose tasks are traced. */
import type { Stack } from '@vigie/stack'
import { type Browser, chromium, type Page } from 'playwright'
import { z } from 'zod'
import { SignIn } from '../e2e/pages/sign-in.ts'
import { findChromium } from '../harness/chromium.ts'
import { CHROMIUM_FLAGS } from '../harness/chromium-flags.ts'

export const openBrowser = async (): Promise<Browser> => {
  const search = findChromium(console.log)
  if ('line' in search) throw new Error(search.line)
  return chromium.launch({ executablePath: search.path, args: CHROMIUM_FLAGS })
}

export type WatchedPage = {
  readonly page: Page
  readonly origin: string
  /** What each task of the page's main thread cost while this was done, ms of CPU: another's turn is not counted. */
  readonly tasksOf: (act: () => Promise<unknown>) => Promise<readonly number[]>
}

/** The site's page as the operator of the demo sees it. */
export const openWatched = async (browser: Browser, { ports }: Stack, site: string): Promise<WatchedPage> => {
  const origin = `http://${site}.localhost:${ports.gateway}`
  const viewport = { width: 1_440, height: 900 }
  const page = await browser.newPage({ locale: 'fr-FR', timezoneId: 'Africa/Casablanca', viewport })
  await new SignIn(page, origin).as('operateur@vigie.test')
  return {
    page,
    origin,
    tasksOf: async (act) => {
      await browser.startTracing(page, { categories: ['toplevel'] })
      await act()
      return tasksIn(trace.parse(JSON.parse((await browser.stopTracing()).toString())))
    },
  }
}

const thread = { pid: z.number(), tid: z.number() }
const named = z.looseObject({ ...thread, name: z.literal('thread_name'), args: z.object({ name: z.string() }) })
const task = z.looseObject({ ...thread, name: z.string().endsWith('RunTask'), tdur: z.number() })
const trace = z.object({ traceEvents: z.array(z.unknown()) })

/** Tasks of the busiest main thread of a page: there is one page. */
const tasksIn = ({ traceEvents }: z.infer<typeof trace>): readonly number[] => {
  const of = ({ pid, tid }: z.infer<typeof task> | z.infer<typeof named>) => `${pid} ${tid}`
  const names = traceEvents.flatMap((event) => named.safeParse(event).data ?? [])
  const pages = new Set(names.filter(({ args }) => args.name === 'CrRendererMain').map(of))
  const tasks = traceEvents.flatMap((event) => task.safeParse(event).data ?? []).filter((one) => pages.has(of(one)))
  const costs = [...Map.groupBy(tasks, of).values()].map((own) => own.map(({ tdur }) => tdur / 1_000))
  const sum = (own: readonly number[]) => own.reduce((total, cost) => total + cost, 0)
  return costs.toSorted((one, other) => sum(other) - sum(one))[0] ?? []
}
