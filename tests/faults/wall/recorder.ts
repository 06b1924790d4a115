import type { Page } from 'playwright'
import type { Look } from './truth.types.ts'

/** How often the wall is looked at, ms. */
const EVERY_MS = 100

/** Has the wall looked at ten times a second, from within its page, from its next load on. */
export const recordWall = (page: Page): Promise<unknown> => page.addInitScript(look, EVERY_MS)

/** What changed on the wall since it was last asked. */
export const takeLooks = (page: Page): Promise<readonly Look[]> =>
  page.evaluate(() => Reflect.get(window, '__looks')?.() ?? [])

/** Runs in the page, before its own code. It is sent there as text, so it uses nothing from outside itself. */
const look = (everyMs: number): void => {
  const said = (within: ParentNode | null | undefined, selector: string): string =>
    within?.querySelector(selector)?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
  const read = (): object => {
    const wall = document.querySelector<HTMLElement>('.wall')
    const link = wall?.dataset['link'] ?? null
    const dated = [...(wall?.querySelectorAll<HTMLElement>('[data-freshness]') ?? [])]
    return {
      link,
      scene: wall?.dataset['pinned'] === undefined ? (wall?.dataset['scene'] ?? '') : 'pinned',
      title: said(wall, 'h1'),
      dated: said(wall, '.wall-banner p'),
      cause: said(wall, '.wall-footer > :first-child'),
      unsigned: dated.filter((one) => one.dataset['freshness'] !== 'frozen').length,
      tiles: [...document.querySelectorAll<HTMLElement>('.wall-tile[data-freshness]')].map((tile) => ({
        name: said(tile, '.wall-tile-name').replace(/^\? ?/, ''),
        value: said(tile, '[data-value]'),
        freshness: tile.dataset['freshness'] ?? '',
        age: said(tile, '.wall-age'),
        power: tile.querySelector<HTMLElement>('[data-power]')?.dataset['power'] ?? '',
      })),
    }
  }
  let looks: { from: number; until: number }[] = []
  let last = ''
  setInterval(() => {
    const now = Date.now()
    const picture = read()
    const text = JSON.stringify(picture)
    const previous = looks.at(-1)
    if (text === last && previous !== undefined) previous.until = now
    else looks.push({ from: now, until: now, ...picture })
    last = text
  }, everyMs)
  Reflect.set(window, '__looks', () => {
    const taken = looks
    looks = []
    last = ''
    return taken
  })
}
