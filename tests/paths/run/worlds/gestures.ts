// Gestures that several worlds share.
import { expect, type Locator, type Page } from 'playwright/test'
import type { EventObject } from 'xstate'
import type { Gesture, Scene } from '../world.types.ts'

export const DESKTOP = { width: 1_440, height: 900 }
export const MOBILE = { width: 390, height: 844 }

/** A key, and others that do the same. */
export const key = (name: string, ...others: readonly string[]): Gesture => ({
  act: ({ page }) => page.keyboard.press(name),
  ways: Object.fromEntries(others.map((other) => [other, { act: ({ page }: Scene) => page.keyboard.press(other) }])),
})

/** A letter with Ctrl or Meta; held down, it counts once. With one more key it means something else. */
export const shortcut = (letter: string): Gesture => {
  const usual = key(`Control+${letter}`, `Meta+${letter}`)
  return {
    ...usual,
    ways: {
      ...usual.ways,
      held: {
        act: async ({ page }) => {
          await page.keyboard.down('Control')
          await page.keyboard.down(letter)
          await page.keyboard.down(letter)
          await page.keyboard.up(letter)
          await page.keyboard.up('Control')
        },
      },
    },
    decoys: {
      'with Shift': ({ page }) => page.keyboard.press(`Control+Shift+${letter}`),
      'with Alt': ({ page }) => page.keyboard.press(`Control+Alt+${letter}`),
    },
  }
}

/** A letter by itself. Typed into a field, or with Ctrl, it means something else. */
export const letter = (name: string): Gesture => ({
  ...key(name),
  decoys: {
    'typed into a field': async ({ page }) => {
      const before = await page.evaluateHandle(() => document.activeElement)
      await page.getByLabel('Nom affiché').focus()
      await page.keyboard.press(name)
      await page.keyboard.press('Backspace')
      await before.evaluate((element) => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        if (element instanceof HTMLElement) element.focus()
      })
    },
    'with Alt': ({ page }) => page.keyboard.press(`Alt+${name}`),
  },
})

/** A control that is pressed: by the mouse, by a finger, by a key. */
export const pressed = <Event extends EventObject>(
  control: (page: Page, event: Event) => Locator,
): Required<Pick<Gesture<Event>, 'control' | 'act' | 'ways'>> => ({
  control,
  act: ({ page }, event) => control(page, event).click(),
  ways: {
    finger: { act: ({ page }, event) => control(page, event).tap() },
    Enter: { act: ({ page }, event) => control(page, event).press('Enter') },
  },
})

/** The same where a chart's paths press it but once or twice. */
export const pressedOnce = <Event extends EventObject>(
  control: (page: Page, event: Event) => Locator,
): Pick<Gesture<Event>, 'control' | 'act'> => ({ control, act: ({ page }, event) => control(page, event).click() })

/** Goes forward in the browser's history, without a press on anything of the page. */
export const routeChanged: Gesture = {
  act: ({ page }) =>
    page.evaluate(() => {
      const { pathname } = window.location
      window.history.pushState({}, '', pathname === '/ailleurs' ? '/ia' : '/ailleurs')
      window.dispatchEvent(new PopStateEvent('popstate'))
    }),
}

/** The same from far down a page that is longer than the window. */
export const routeChangedFromBelow: Gesture = {
  act: async (scene, event, state) => {
    await scene.page.evaluate(() => {
      document.body.style.minHeight = '300vh'
      window.scrollTo(0, 500)
    })
    await routeChanged.act(scene, event, state)
  },
}

/** The browser's Back, while what it closes is in view. */
export const backPressed = (control: (page: Page) => Locator): Gesture => ({
  control,
  act: async ({ page }) => {
    await page.goBack()
  },
})

export const viewportChanged: Gesture<EventObject & { readonly viewport: 'desktop' | 'mobile' }> = {
  act: ({ page }, { viewport }) => page.setViewportSize(viewport === 'mobile' ? MOBILE : DESKTOP),
}

/**
 * Screens without live values, so that nothing but the chart changes them. The second one has an entry in the menu, the
 * third a field.
 */
export const quietAddress = (): string => '/settings'
export const fieldAddress = (): string => '/settings/account'
export const menuAddress = (): string => '/ia'

/**
 * Waits until the screen shows its title, and the tab the name of the site. A site that could not be read at once is
 * read again by a timer, which would not fire on a stopped clock.
 */
export const screenStands = async ({ page }: Scene): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await expect(page).toHaveTitle(/ · Chaib · Vigie$/)
}

export const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Menu principal' })

/** Another tab of this browser says something on a channel. */
export const otherTabSays = (page: Page, channel: string, message: unknown): Promise<void> =>
  page.evaluate(([name, said]) => Reflect.get(window, '__outside').sayElsewhere(name, said), [
    channel,
    message,
  ] as const)

/** Other tabs of this browser hear that what was notified was seen here. */
export const TELLS_USED = { on: 'tells vigie:notifications ', says: () => '"used"' }
/** Of a job whose answer is no longer wanted. */
export const NOBODY_LISTENS = { unseen: 'its call goes on, and nobody waits for the answer any more' }
