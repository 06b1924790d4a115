import type { SidebarGroup, sidebarMachine } from '@vigie/machines/sidebar'
import type { Page } from 'playwright/test'
import type { World } from '../world.types.ts'
import {
  DESKTOP,
  MOBILE,
  menuAddress,
  pressed,
  routeChangedFromBelow,
  screenStands,
  shortcut,
  viewportChanged,
} from './gestures.ts'

const GROUPS: Readonly<Record<SidebarGroup, RegExp>> = {
  technical: /^Technical KPIs$/,
  water: /^Sous-menu : Gestion de l'eau$/,
  projects: /^Projets/,
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })
const toggle = (page: Page) => page.getByRole('button', { name: /^(Réduire|Déplier) le menu$/ })
const group = (page: Page, name: SidebarGroup) => menu(page).getByRole('button', { name: GROUPS[name] })

export const sidebarWorld: World<typeof sidebarMachine> = {
  address: menuAddress,
  prepare: async ({ page, origin }, input) => {
    const expanded = input === 0 || input === 2
    await page.context().addCookies([{ name: 'sidebar:state', value: String(expanded), url: origin }])
    await page.setViewportSize(input < 2 ? DESKTOP : MOBILE)
  },
  settled: screenStands,
  screen: { toggle, menu },
  marks: { menu: { selector: 'aside', sized: true }, here: { selector: 'aside [aria-current=page]' } },
  signs: {
    actors: {},
    facts: {
      'expansion.chosen': {
        on: 'writes cookie sidebar:state=',
        says: ({ expanded }) => `${expanded}; path=/; max-age=604800; samesite=lax`,
      },
    },
    commands: {},
  },
  gestures: {
    'shortcut.pressed': shortcut('b'),
    'toggle.pressed': pressed(toggle),
    'group.pressed': pressed((page, event) => group(page, event.group)),
    'route.changed': routeChangedFromBelow,
    'viewport.changed': viewportChanged,
  },
  outcomes: {},
}
