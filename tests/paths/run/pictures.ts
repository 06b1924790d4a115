// Pictures of the page after each step of a path, for the report; kept by `paths run --screens` only.
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright/test'
import { project } from '../model/charts.ts'

/** Set to `1` by `paths run --screens`. */
export const PICTURES_VARIABLE = 'PATHS_PICTURES'

/** Where the picture after a step is kept; path and step count from 1. */
export const pictureFile = (chart: string, path: number, step: number): string =>
  join(project.results, 'steps', chart, `${path}-${step}.jpg`)

/** Keeps what the page shows after a step, when that was asked for. */
export const keepPicture = async (page: Page, chart: string, path: number, step: number): Promise<void> => {
  if (process.env[PICTURES_VARIABLE] !== '1') return
  const file = pictureFile(chart, path, step)
  mkdirSync(dirname(file), { recursive: true })
  await page.screenshot({ path: file, type: 'jpeg', quality: 55, scale: 'css', animations: 'disabled' })
}
