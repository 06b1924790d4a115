import type { drawerMachine } from '@vigie/machines/drawer'
import type { World } from '../world.types.ts'
import {
  backPressed,
  DESKTOP,
  drawerOf,
  key,
  MOBILE,
  menuAddress,
  routeChanged,
  screenStands,
  viewportChanged,
} from './gestures.ts'

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
    'menu.pressed': {
      control: (page) => page.getByRole('button', menuButton),
      act: ({ page }) => page.getByRole('button', menuButton).click(),
    },
    'shortcut.pressed': key('Control+b'),
    'link.pressed': {
      control: (page) => drawerOf(page).getByRole('link').and(page.locator('[aria-current=page]')),
      act: ({ page }) => drawerOf(page).getByRole('link').and(page.locator('[aria-current=page]')).click(),
    },
    'route.changed': routeChanged,
    'escape.pressed': key('Escape'),
    'back.pressed': backPressed(drawerOf),
    'outside.pressed': {
      control: (page) => page.locator('div[data-scroll-lock]'),
      act: ({ page }) => page.mouse.click(MOBILE.width - 10, MOBILE.height / 2),
    },
    'viewport.changed': viewportChanged,
  },
  outcomes: {},
}
