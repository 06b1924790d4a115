import { alarmPage } from '@vigie/contracts/entities'
import { ALARM_ACT_PATHS } from '@vigie/contracts/rest'
import type { Stack } from '@vigie/stack'
import type { Page } from 'playwright/test'
import { signIn } from '../harness/people.ts'
import { call } from '../harness/rest.ts'
import { expect } from './fixtures.ts'

/** Acknowledges what waits: an alarm would hold the wall in place of its scenes. */
export const acknowledgeAll = async ({ ports }: Stack, site: string): Promise<void> => {
  const { token } = await signIn('admin@vigie.test')
  const open = await call({
    port: ports.gateway,
    path: '/api/alarms?state=unacknowledged&state=returned&limit=200',
    site,
    token,
  })
  const ids = alarmPage.parse(open.json()).alarms.map(({ id }) => id)
  if (ids.length === 0) return
  const headers = { 'idempotency-key': crypto.randomUUID() }
  await call({ port: ports.gateway, path: ALARM_ACT_PATHS.acknowledgeMany, site, token, headers, body: { ids } })
}

/** Sizes of a picture. */
const PICTURES = [
  ['720p', 1_280, 720],
  ['1080p', 1_920, 1_080],
  ['4K', 3_840, 2_160],
  ['portrait', 1_080, 1_920],
] as const

/** At each size nothing of the picture is at fault. */
export const isLegible = async (page: Page, state: string): Promise<void> => {
  for (const [name, width, height] of PICTURES) {
    await page.setViewportSize({ width, height })
    await expect(page.locator('.wall')).toHaveCSS('width', `${width}px`)
    await expect.poll(() => faultsOf(page), `${state}, ${name}`).toEqual([])
  }
}

/** How far the picture moves against burn-in, px. */
const SHIFT_PX = 8
/** The room: 55 inches read from five metres (R12.3). */
const MM_OF_55 = 55 * 25.4
const GLYPH_MM = 25
/** capitals of Inter, em */
const CAP_EM = 0.727
/** height of a font is rounded by the browser, mm */
const ROUNDING_MM = 0.2

/**
 * What is wrong with the picture, each in words: letters under 25 mm, text under 4.5:1 or marks under 3:1 against what
 * is behind them, what is cut off, what a shift would push off the screen, and what runs into the footer.
 */
const faultsOf = (page: Page): Promise<string[]> => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const leastPx = ((GLYPH_MM - ROUNDING_MM) * Math.hypot(width, height)) / MM_OF_55 / CAP_EM
  return page.locator('.wall').evaluate(
    (wall, { leastPx, shiftPx }) => {
      const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
      if (pen === null) throw new Error('no canvas')
      const rgba = (colour: string) => {
        pen.clearRect(0, 0, 1, 1)
        pen.fillStyle = colour
        pen.fillRect(0, 0, 1, 1)
        return [...pen.getImageData(0, 0, 1, 1).data]
      }
      const luminance = (colour: string) => {
        const [red = 0, green = 0, blue = 0] = rgba(colour).map((part) => {
          const share = part / 255
          return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const behind = (one: Element | null): string => {
        if (one === null) return 'rgb(255, 255, 255)'
        const own = getComputedStyle(one).backgroundColor
        return (rgba(own)[3] ?? 0) > 0 ? own : behind(one.parentElement)
      }
      const contrast = (colour: string, back: string) => {
        const [light = 0, dark = 0] = [luminance(colour), luminance(back)].toSorted((a, b) => b - a)
        return (light + 0.05) / (dark + 0.05)
      }
      const all = [...wall.querySelectorAll<HTMLElement | SVGElement>('*')].filter(
        (one) => one.getClientRects().length > 0,
      )
      const texts = all.filter((one) =>
        [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== ''),
      )
      const named = (one: Element) => `${one.tagName} ${one.getAttribute('class')} ${one.textContent?.slice(0, 30)}`
      const faults: string[] = []
      const least = (one: Element, what: string, colour: string, back: string, ratio: number) => {
        const found = contrast(colour, back)
        if (found < ratio) faults.push(`${what} ${found.toFixed(2)}:1 — ${named(one)}`)
      }
      for (const one of texts) {
        const { fontSize, color } = getComputedStyle(one)
        if (Number.parseFloat(fontSize) < leastPx) faults.push(`${fontSize} — ${named(one)}`)
        // a mark is lower than a line of its letters on purpose: it holds one sign
        if (!one.matches('.wall-mark') && one.getBoundingClientRect().height < 0.9 * Number.parseFloat(fontSize))
          faults.push(`squeezed — ${named(one)}`)
        least(one, 'text', color, behind(one), 4.5)
      }
      for (const one of all) {
        const { stroke, fill, borderBottomColor, borderTopColor } = getComputedStyle(one)
        const ink = stroke === 'none' ? fill : stroke
        if (one instanceof SVGGeometryElement && ink !== 'none') least(one, 'mark', ink, behind(one), 3)
        if (one.matches('.wall-vessel')) least(one, 'vessel', borderBottomColor, behind(one), 3)
        if (one.matches('.wall-water')) least(one, 'level', borderTopColor, behind(one.parentElement), 3)
      }
      const { e: shiftX, f: shiftY } = new DOMMatrix(getComputedStyle(wall.parentElement ?? wall).transform)
      for (const one of all) {
        const { right, bottom, left, top } = one.getBoundingClientRect()
        const isOff =
          left - shiftX < shiftPx ||
          top - shiftY < shiftPx ||
          right - shiftX > innerWidth - shiftPx ||
          bottom - shiftY > innerHeight - shiftPx
        if (isOff) faults.push(`off the screen when shifted — ${named(one)}`)
        const { display, textOverflow } = getComputedStyle(one)
        if (one.scrollWidth > one.clientWidth + 2 && display !== 'inline' && textOverflow !== 'ellipsis')
          faults.push(`cut — ${named(one)}`)
      }
      const end = wall.querySelector('.wall-room')?.getBoundingClientRect().bottom ?? 0
      for (const one of texts)
        if (one.closest('.wall-room') !== null && one.getBoundingClientRect().bottom > end + 2)
          faults.push(`in the footer — ${named(one)}`)
      return faults
    },
    { leastPx, shiftPx: SHIFT_PX },
  )
}
