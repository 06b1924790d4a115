import type { BrowserContext, Page } from 'playwright/test'

/**
 * Has the pages opened from now on ask to save data: the product then fetches no code ahead of use. A page of a test
 * rarely lives long enough to use what it would fetch.
 */
export const savesData = (pages: Pick<Page | BrowserContext, 'addInitScript'>): Promise<unknown> =>
  pages.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
