// Gestures that several charts hear of.
import type { Page } from 'playwright/test'
import type { EventObject } from 'xstate'
import type { Gesture, Scene } from '../world.types.ts'

export const DESKTOP = { width: 1_440, height: 900 }
export const MOBILE = { width: 390, height: 844 }

export const key = (name: string): Gesture => ({ act: ({ page }) => page.keyboard.press(name) })

/** Forward in the history of the browser, without a press on anything of the page. */
export const routeChanged: Gesture = {
  act: ({ page }) =>
    page.evaluate(() => {
      const { pathname } = window.location
      window.history.pushState({}, '', pathname === '/ailleurs' ? '/ia' : '/ailleurs')
      window.dispatchEvent(new PopStateEvent('popstate'))
    }),
}

export const viewportChanged: Gesture<EventObject & { readonly viewport: 'desktop' | 'mobile' }> = {
  act: ({ page }, { viewport }) => page.setViewportSize(viewport === 'mobile' ? MOBILE : DESKTOP),
}

/** Screens without values of their own: what they cost to paint is the chart's. The second stands in the menu. */
export const quietAddress = (): string => '/settings'
export const menuAddress = (): string => '/ia'

/** The screen stands under its title. */
export const screenStands = async ({ page }: Scene): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

export const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Menu principal' })
