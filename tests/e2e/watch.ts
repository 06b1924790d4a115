import { type ConsoleMessage, expect, type Page } from 'playwright/test'
import { checkLog } from '../paths/trace/check-log.ts'
import { recordPage } from '../paths/trace/recorder.ts'

const softly = expect.configure({ soft: true })

/** What a page did that no test asked for. */
export type Watch = {
  /** Fails on errors of the console but the expected ones, and on charts that left their drawing or said nothing. */
  readonly check: (expectedErrors: RegExp | null, hasProbe: boolean) => Promise<void>
}

/** Watches a page from before its first address: its console, and every chart it runs on a build with the probe. */
export const watchPage = async (page: Page): Promise<Watch> => {
  const errors: string[] = []
  const log: string[] = []
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => errors.push(error.message))
  await recordPage(page, (line) => log.push(line))
  return {
    check: async (expectedErrors, hasProbe) => {
      // A page that a test leaves while it starts has no chart yet: it is given the time to draw its first.
      const isRecorded = hasProbe && page.url() !== 'about:blank'
      if (isRecorded) await softly.poll(() => checkLog(log).events, 'charts were recorded').toBeGreaterThan(0)
      const unexpected = errors.filter((text) => expectedErrors?.test(text) !== true)
      expect.soft(unexpected, 'zero console errors and CSP violations').toEqual([])
      expect.soft(checkLog(log).findings, 'every chart keeps to its drawing').toEqual([])
    },
  }
}
