// The clock of the page, moved from outside. Playwright's own calls are played again in every page that loads after, so
// that each page would start as far ahead as all the paths before it went, and later: only its `install` is called.
import type { Page } from 'playwright/test'

type Controller = Readonly<Record<'runFor' | 'pauseAt' | 'setSystemTime', (ms: number) => Promise<void>>>

/** Lets time pass by `ms`; rejects when what its timers do throws. */
export const runFor = (page: Page, ms: number): Promise<void> => tell(page, 'runFor', ms)

/** Stops it a little later than it stands. */
export const stopClock = async (page: Page): Promise<void> => tell(page, 'pauseAt', (await timeOf(page)) + 1_000)

/** Sets it ahead by `ms` without what would have happened in between: the machine slept. */
export const sleepThrough = async (page: Page, ms: number): Promise<void> =>
  tell(page, 'setSystemTime', (await timeOf(page)) + ms)

export const timeOf = (page: Page): Promise<number> => page.evaluate(() => Date.now())

const tell = async (page: Page, act: keyof Controller, ms: number): Promise<void> => {
  const thrown = await page.evaluate(tellIn, [act, ms] as const)
  if (thrown !== null) throw new Error(`the page broke: ${thrown}`)
}

/** Runs in the page: what was thrown; null: nothing was. */
const tellIn = async ([act, ms]: readonly [keyof Controller, number]): Promise<string | null> => {
  const clock: Controller | undefined = Reflect.get(window, '__pwClock')?.controller
  if (clock?.[act] === undefined) return `Playwright's clock is not where it was: no ${act}`
  try {
    await clock[act](ms)
    return null
  } catch (error) {
    return String(error)
  }
}
