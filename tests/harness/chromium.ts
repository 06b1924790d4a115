import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { chromium } from 'playwright'

/** Path of a Chromium that starts, or one line that says what to do when there is none. */
export type ChromiumSearch = { readonly path: string } | { readonly line: string }

/**
 * Looks for a Chromium: PLAYWRIGHT_CHROMIUM, the system's, Playwright's own download, then the package manager.
 * Without a window to show, the headless shell comes first: the same engine, without the rest of a browser.
 */
export const findChromium = (say: (line: string) => void, { headed = false } = {}): ChromiumSearch => {
  const told = process.env['PLAYWRIGHT_CHROMIUM']
  if (told !== undefined && told !== '') {
    return starts(told) ? { path: told } : { line: `PLAYWRIGHT_CHROMIUM does not start: ${told}` }
  }
  const shells = headed ? [] : onPath(SHELLS)
  const here = [...shells, ...onPath(BROWSERS), ...WELL_KNOWN, chromium.executablePath()].find(starts)
  if (here !== undefined) return { path: here }
  for (const install of [downloadOwn, installPackage]) {
    const path = install(say)
    if (path !== null && starts(path)) return { path }
  }
  return {
    line: 'No Chromium: install one (for instance `npx playwright install chromium`, or your package manager) or set PLAYWRIGHT_CHROMIUM to its path.',
  }
}

const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge']
const WELL_KNOWN = [
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const DOWNLOAD_WITHIN_MS = 180_000
const PACKAGES_WITHIN_MS = 300_000

const onPath = (names: readonly string[]): string[] =>
  (process.env['PATH'] ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))

const starts = (path: string): boolean => {
  if (!existsSync(path)) return false
  try {
    accessSync(path, constants.X_OK)
  } catch {
    return false
  }
  return spawnSync(path, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0
}

const downloadOwn = (say: (line: string) => void): string | null => {
  say("Chromium: trying Playwright's own download")
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js')
  const done = spawnSync(process.execPath, [cli, 'install', 'chromium'], { timeout: DOWNLOAD_WITHIN_MS })
  return done.status === 0 ? chromium.executablePath() : null
}

const installPackage = (say: (line: string) => void): string | null => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null
  say('Chromium: trying apt-get')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) => spawnSync('apt-get', ['-qq', ...args], { env, timeout: PACKAGES_WITHIN_MS })
  apt('update')
  return apt('install', '-y', 'chromium').status === 0 ? '/usr/bin/chromium' : null
}
