import type { drawerMachine } from '@vigie/machines/drawer'
import type { Page } from 'playwright/test'
import type { World } from '../world.types.ts'
import {
  backPressed,
  DESKTOP,
  drawerOf,
  key,
  MOBILE,
  menuAddress,
  pressed,
  pressedOnce,
  routeChanged,
  screenStands,
  shortcut,
  viewportChanged,
} from './gestures.ts'

/** the entry of the screen that is open */
const here = (page: Page) => drawerOf(page).getByRole('link').and(page.locator('[aria-current=page]'))
const menuButton = { name: /^(Ouvrir|Fermer) le menu$/ }

export const drawerWorld: World<typeof drawerMachine> = {
  address: menuAddress,
  prepare: ({ page }, input) => page.setViewportSize(input === 0 ? MOBILE : DESKTOP),
  settled: screenStands,
  screen: { button: (page) => page.getByRole('button', menuButton), drawer: drawerOf },
  signs: {
    actors: { scrollLock: { runs: { stands: 'scrolling', running: 'locked', stopped: 'free' } } },
    facts: {},
    commands: {},
  },
  gestures: {
    'menu.pressed': pressed((page) => page.getByRole('button', menuButton)),
    'shortcut.pressed': shortcut('b'),
    'link.pressed': pressedOnce(here),
    'route.changed': routeChanged,
    'escape.pressed': key('Escape'),
    'back.pressed': backPressed(drawerOf),
    'outside.pressed': {
      control: (page) => page.locator('[data-veil]'),
      act: ({ page }) => page.mouse.click(MOBILE.width - 10, MOBILE.height / 2),
      ways: { finger: { act: ({ page }) => page.touchscreen.tap(MOBILE.width - 10, MOBILE.height / 2) } },
    },
    'viewport.changed': viewportChanged,
  },
  outcomes: {},
}
