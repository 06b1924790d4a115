import type { Page } from 'playwright/test'

/** Where a page keeps the names of the doors that it has passed. */
export const REACHED = '__vigieReached'

/** The doors that the page has passed since it was loaded. */
export const reachedBy = (page: Page): Promise<readonly string[]> =>
  page.evaluate((key) => [...(Reflect.get(window, key) ?? [])], REACHED)
