// Moves the clock of the page. Only Playwright's `install` is called: its other calls are replayed in every page that
// loads later, which would start ahead by all the time that passed in the pages before. Its controller in the page is
// used.
import type { Page } from 'playwright/test'

type Controller = Readonly<Record<'runFor' | 'pauseAt' | 'setSystemTime', (ms: number) => Promise<void>>>

/** Lets `ms` pass; rejects when a timer's callback throws. */
export const runFor = (page: Page, ms: number): Promise<void> => tell(page, 'runFor', ms)

/** Stops the clock a second ahead of its time. */
export const stopClock = (page: Page): Promise<void> => tell(page, 'pauseAt', 1_000)

/** Sets the clock ahead by `ms` without running timers, as when the machine slept. */
export const sleepThrough = (page: Page, ms: number): Promise<void> => tell(page, 'setSystemTime', ms)

export const timeOf = (page: Page): Promise<number> => page.evaluate(() => Date.now())

const tell = async (page: Page, act: keyof Controller, ms: number): Promise<void> => {
  const thrown = await page.evaluate(tellIn, [act, ms] as const)
  if (thrown !== null) throw new Error(`the page broke: ${thrown}`)
}

/** Runs in the page: moments are told from its now. Returns what was thrown; null: nothing was. */
const tellIn = async ([act, ms]: readonly [keyof Controller, number]): Promise<string | null> => {
  const clock: Controller | undefined = Reflect.get(window, '__pwClock')?.controller
  if (clock?.[act] === undefined) return `Playwright's clock is not where it was: no ${act}`
  try {
    await clock[act](act === 'runFor' ? ms : Date.now() + ms)
    return null
  } catch (error) {
    return String(error)
  }
}
