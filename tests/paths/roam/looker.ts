// Looks at a page from within, ten times a second by the machine's own clock, and tells what stands there when that has
// changed. The page's clock can be moved and the page can be hidden, as far as its own code knows.
import type { Page } from 'playwright'
import type { Look, Picture, Tab } from './record.types.ts'
import type { Span } from './temporal.ts'

const EVERY_MS = 100
const BINDING = '__roamLook'

type Seen = { readonly at: number; readonly life: string; readonly picture: Picture | null }

/** A look that comes so much later than it should, ms: the page's own timers were as late. */
const STALL_MS = 150

type Notes = { readonly startedAt: number; readonly looks: Look[]; readonly stalls: Span[] }

/** Has a tab looked at from its next load on; each look is added to the list, and grows for as long as it stands. */
export const lookAt = async (page: Page, tab: Tab, { startedAt, looks, stalls }: Notes): Promise<void> => {
  const last = () => looks.findLastIndex((look) => look.tab === tab)
  await page.exposeBinding(BINDING, (_, { at, life, picture }: Seen) => {
    const index = last()
    const before = looks[index]
    const isLate = before?.life === life && at - before.until > EVERY_MS + STALL_MS
    if (isLate) stalls.push({ from: before.until + EVERY_MS, until: at })
    if (picture !== null) looks.push({ ...picture, tab, from: at, until: at })
    else if (before?.life === life) looks[index] = { ...before, until: at }
  })
  await page.addInitScript(movable)
  await page.addInitScript(look, [BINDING, EVERY_MS, startedAt] as const)
}

/** Sets the page's clock off from the machine's, ms. */
export const setClock = (page: Page, offsetMs: number): Promise<void> =>
  page.evaluate((by) => Reflect.get(window, '__roam').setClock(by), offsetMs)

export const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => Reflect.get(window, '__roam').setHidden(hidden), isHidden)

/** Runs in the page, before its own code. It is sent there as text, so it uses nothing from outside itself. */
const movable = (): void => {
  const Real = Date
  let offset = 0
  const now = () => Real.now() + offset
  Reflect.set(
    window,
    'Date',
    new Proxy(Real, {
      construct: (target, given) => Reflect.construct(target, given.length === 0 ? [now()] : given),
      get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
    }),
  )
  Reflect.set(window, '__roam', {
    setClock: (by: number) => {
      offset = by
    },
    setHidden: (hidden: boolean) => {
      const define = (key: string, value: unknown) =>
        Object.defineProperty(document, key, { configurable: true, get: () => value })
      define('visibilityState', hidden ? 'hidden' : 'visible')
      define('hidden', hidden)
      document.dispatchEvent(new Event('visibilitychange'))
    },
  })
}

/** Runs in the page, before its own code. It is sent there as text, so it uses nothing from outside itself. */
const look = ([binding, everyMs, startedAt]: readonly [string, number, number]): void => {
  if (!window.location.hostname.endsWith('.localhost')) return
  const life = String(performance.timeOrigin)
  const said = (within: ParentNode | null, selector: string): string =>
    within?.querySelector(selector)?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
  const rows = (panel: Element) =>
    [...panel.querySelectorAll('li')].flatMap((row) => {
      const at = Date.parse(row.querySelector('time')?.dateTime ?? '')
      const item = { device: said(row, 'p'), isOn: !row.textContent?.includes('ÉTEINT'), at }
      return at < startedAt ? [] : [item]
    })
  const read = (): object => {
    const banner = document.querySelector('header [data-connection]')
    const panel = document.querySelector('[role=dialog][aria-label=Notifications]')
    const notice = document.querySelector<HTMLElement>('[data-notice]')
    const text = document.body?.textContent ?? ''
    return {
      life,
      site: window.location.hostname.split('.')[0],
      path: window.location.pathname,
      hasShell: banner !== null,
      hasSignIn: document.querySelector('form input[type=email]') !== null,
      connection: banner?.getAttribute('data-connection') ?? null,
      hasDot: document.querySelector('header [data-dot]') !== null,
      panel: panel === null ? null : rows(panel),
      saysListIsOld:
        panel !== null &&
        (panel.querySelector('[role=status], [role=alert]') !== null ||
          (panel.querySelector('li') === null && !panel.textContent?.includes('Aucune notification'))),
      notice: notice === null ? null : Number(notice.dataset['notice']),
      toasts: document.querySelectorAll('ol > li[data-state=open]').length,
      tiles: [...document.querySelectorAll('article[data-device]')].map((tile) => ({
        name: said(tile, 'h4'),
        value: said(tile, '[data-value]'),
        freshness: tile.querySelector('[data-freshness]')?.getAttribute('data-freshness') ?? '',
      })),
      named: [...new Set(text.match(/Source [A-Z]\d/g))].sort(),
      isBroken: text.includes('Une erreur inattendue est survenue'),
    }
  }
  let last = ''
  let paintedAt = 0
  setInterval(() => {
    const at = Math.round(performance.timeOrigin + performance.now())
    requestAnimationFrame(() => {
      paintedAt = performance.now()
    })
    const picture = { ...read(), isPainted: performance.now() - paintedAt < 4 * everyMs }
    const now = JSON.stringify(picture)
    Reflect.get(window, binding)({ at, life, picture: now === last ? null : picture })
    last = now
  }, everyMs)
}
