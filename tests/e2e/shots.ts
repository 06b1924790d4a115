import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb, createStack, isBuildStale, type Stack } from '@vigie/stack'
import { type Browser, chromium, type Page } from 'playwright'
import { findChromium } from '../harness/chromium.ts'
import { CHROMIUM_FLAGS } from '../harness/chromium-flags.ts'
import { RESULTS_DIR } from '../harness/report.ts'
import { originOf } from './origin.ts'
import { SignIn } from './pages/sign-in.ts'

/**
 * `node tests/e2e/shots.ts [/path …]`: screens at every width, light and dark, into test-results/shots.
 * Signed in as the superadmin; `SHOTS_URL` takes them of a stack that already runs.
 */
const WIDTHS = [360, 768, 1440, 1920] as const
const SCHEMES = ['light', 'dark'] as const
const SIGNED_OUT = ['/auth/sign-in', '/auth/forget-password']
const SHELL = ['/', '/nulle-part']
const HEIGHT = 900
const FOLDER = join(RESULTS_DIR, 'shots')
const HISTORY_DAYS = 7

const main = async (): Promise<void> => {
  const search = findChromium(console.log)
  if ('line' in search) throw new Error(search.line)
  if (await isBuildStale()) await buildWeb()
  await mkdir(FOLDER, { recursive: true })
  const given = process.env['SHOTS_URL']
  const own = given === undefined ? await ownStack() : null
  const browser = await chromium.launch({ executablePath: search.path, args: CHROMIUM_FLAGS })
  const origin = given ?? originOf(own?.stack.ports.gateway ?? 0, 'chaib')
  for (const width of WIDTHS) for (const scheme of SCHEMES) await shoot(browser, origin, width, scheme)
  await browser.close()
  await own?.stop()
}

const ownStack = async (): Promise<{ stack: Stack; stop: () => Promise<void> }> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vigie-shots-'))
  const stack = await createStack({ dataDir, historyDays: HISTORY_DAYS })
  return {
    stack,
    stop: async () => {
      await stack.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const shoot = async (browser: Browser, origin: string, width: number, colorScheme: 'light' | 'dark'): Promise<void> => {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    colorScheme,
    locale: 'fr-FR',
    timezoneId: 'Africa/Casablanca',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const asked = process.argv.slice(2)
  const wanted = (paths: readonly string[]) => paths.filter((path) => asked.length === 0 || asked.includes(path))
  for (const path of wanted(SIGNED_OUT)) await save(page, `${origin}${path}`, path, width, colorScheme)
  await new SignIn(page, origin).as('superadmin@vigie.test')
  const shell = asked.length === 0 ? SHELL : asked.filter((path) => !SIGNED_OUT.includes(path))
  for (const path of shell) await save(page, `${origin}${path}`, path, width, colorScheme)
  await context.close()
}

const save = async (page: Page, url: string, path: string, width: number, scheme: string): Promise<void> => {
  await page.goto(url)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  // live connections never go idle: a settled picture is one without skeletons
  await page.waitForFunction(() => document.querySelector('.animate-pulse') === null, undefined, { timeout: 20_000 })
  const name = path === '/' ? 'accueil' : path.slice(1).replaceAll('/', '-')
  const file = join(FOLDER, `${name}-${width}-${scheme}.png`)
  // as tall as the page: what is out of view is not painted
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height })
  await page.waitForFunction(() => document.querySelector('.animate-pulse') === null)
  await page.screenshot({ path: file })
  await page.setViewportSize({ width, height: HEIGHT })
  console.log(file)
}

await main()
