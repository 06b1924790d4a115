import type { WallApproval } from '@vigie/contracts/entities'
import { WALL_PATHS } from '@vigie/contracts/rest'
import { type Browser, chromium, type Page } from 'playwright'
import { findChromium } from './chromium.ts'
import { CHROMIUM_FLAGS } from './chromium-flags.ts'
import { callGateway } from './gateway.ts'
import { newPerson } from './people.ts'
import type { TestStack } from './test-stack.ts'

/** A paired wall in a browser of its own. */
export type Screen = { readonly page: Page; readonly browser: Browser; readonly close: () => Promise<void> }

/**
 * Opens `/mur` and pairs it by the code that it shows.
 * @param prepare runs before the page is opened
 * @param flags of the browser, beside the usual ones
 */
export const openScreen = async (
  stack: TestStack,
  settings: Pick<WallApproval, 'scenes' | 'room'>,
  prepare: (page: Page) => Promise<unknown>,
  flags: readonly string[] = [],
): Promise<Screen> => {
  const found = findChromium(() => undefined)
  if ('line' in found) throw new Error(found.line)
  const browser = await chromium.launch({
    executablePath: found.path,
    args: [...CHROMIUM_FLAGS, ...flags],
    // who runs it is asked to end, and reads the wall once more before it closes the browser
    handleSIGINT: false,
    handleSIGTERM: false,
  })
  const page = await browser.newPage({ viewport: { width: 1_920, height: 1_080 }, locale: 'fr-FR' })
  await prepare(page)
  await page.goto(`http://${stack.site}.localhost:${stack.ports.gateway}/mur`)
  const code = page.locator('.wall-code[data-code]:not([data-code=""])')
  await code.waitFor()
  const { token } = await newPerson({ role: 'admin', platforms: [stack.site] })
  const path = WALL_PATHS.approve.replace(':code', (await code.getAttribute('data-code')) ?? '')
  const body = { name: 'Salle de conduite', sites: [stack.site], ...settings } satisfies WallApproval
  const { status, text } = await callGateway(stack, path, { method: 'POST', token, body })
  if (status !== 200) throw new Error(`not paired: ${status} ${text}`)
  await page.locator('.wall[data-link=live]').waitFor()
  return { page, browser, close: () => browser.close() }
}
