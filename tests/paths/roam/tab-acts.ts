// What a person does at a tab, by real gestures.
import { DEMO_PASSWORD } from '@vigie/stack'
import type { Page } from 'playwright'
import { Bell } from '../../e2e/pages/bell.ts'
import { Shell } from '../../e2e/pages/shell.ts'
import { SignIn } from '../../e2e/pages/sign-in.ts'
import { DESKTOP, MOBILE } from '../run/worlds/gestures.ts'
import { setClock, setHidden } from './looker.ts'

/** The administrator of both sites. */
export const PERSON = 'admin@vigie.test'

export type TabAct = {
  /** how often it is drawn, beside the others */
  readonly weight: number
  /** resolves with false when the tab offers no such thing now */
  readonly act: (page: Page, origin: string) => Promise<boolean>
  /** undone after so long, s: the least and the most; absent: it is done at once */
  readonly lastsS?: readonly [least: number, most: number]
  readonly undo?: (page: Page) => Promise<void>
}

const SOON_MS = 1_500
/** Clicks what is there and can be pressed at once; false: it is not, or something lies over it. */
const click = async (page: Page, selector: string): Promise<boolean> => {
  const control = page.locator(selector).first()
  if (!(await control.isVisible())) return false
  return control.click({ timeout: SOON_MS }).then(
    () => true,
    () => false,
  )
}
const press = (key: string) => async (page: Page) => {
  await page.keyboard.press(key)
  return true
}
/** By the menu, which a narrow window hides behind its button. */
const goTo = (path: string) => async (page: Page) => {
  const link = `nav[aria-label="Menu principal"] a[href="${path}"]`
  if (await click(page, link)) return true
  return (await click(page, 'button[aria-label="Ouvrir le menu"]')) && click(page, link)
}
const NOTICE = '[data-notice] button'
let names = 0

export const TAB_ACTS: Readonly<Record<string, TabAct>> = {
  'opens the home screen': {
    weight: 3,
    act: (page, origin) => page.goto(`${origin}/`, { waitUntil: 'commit' }).then(() => true),
  },
  'reloads the page': { weight: 2, act: (page) => page.reload({ waitUntil: 'commit' }).then(() => true) },
  'goes back': { weight: 2, act: (page) => page.goBack({ waitUntil: 'commit' }).then((answer) => answer !== null) },
  'goes to the home screen': { weight: 3, act: goTo('/') },
  'goes to the alarms': { weight: 3, act: goTo('/alertes') },
  'goes to the AI screens': { weight: 1, act: goTo('/ia') },
  'presses the bell': { weight: 7, act: (page) => click(page, 'header button[aria-label^="Notifications"]') },
  'presses Ctrl+M': {
    weight: 3,
    act: async (page) => (await new Bell(page).button.isVisible()) && press('Control+m')(page),
  },
  'presses Escape': { weight: 2, act: press('Escape') },
  'presses the title of the screen': { weight: 2, act: (page) => click(page, 'main h1') },
  'follows the first notification': {
    weight: 2,
    act: (page) => click(page, '[role=dialog][aria-label=Notifications] li a'),
  },
  'opens the alarms of the notice': {
    weight: 2,
    act: (page) => click(page, `${NOTICE}[aria-label="Voir les alarmes"]`),
  },
  'has seen the notice': { weight: 2, act: (page) => click(page, `${NOTICE}[aria-label^="J’ai vu"]`) },
  'folds or unfolds the menu': {
    weight: 2,
    act: (page) => click(page, 'button:is([aria-label="Réduire le menu"], [aria-label="Déplier le menu"])'),
  },
  'presses Ctrl+B': { weight: 2, act: press('Control+b') },
  'opens the menu': { weight: 1, act: (page) => click(page, 'button[aria-label="Ouvrir le menu"]') },
  'makes the window narrow': { weight: 1, act: (page) => page.setViewportSize(MOBILE).then(() => true) },
  'makes the window wide': { weight: 1, act: (page) => page.setViewportSize(DESKTOP).then(() => true) },
  'looks at the connection': { weight: 1, act: (page) => click(page, 'header [data-connection]') },
  'acknowledges an alarm': {
    weight: 3,
    act: async (page) => {
      if ((await page.locator('li[data-alarm]').count()) === 0) return false
      return (await press('j')(page)) && press('a')(page)
    },
  },
  'changes their name': {
    weight: 1,
    act: async (page, origin) => {
      await page.goto(`${origin}/settings/account`, { waitUntil: 'commit' })
      names += 1
      const field = page.getByLabel('Nom affiché')
      await field.fill(`Youssef El Idrissi ${names}`, { timeout: SOON_MS })
      return click(page, 'main button[type=submit]:enabled')
    },
  },
  'switches to the other site': {
    weight: 2,
    act: (page) => click(page, 'nav[aria-label="Menu principal"] section[aria-label=Projets] li button:enabled'),
  },
  'signs out': {
    weight: 1,
    act: async (page) => {
      if (!(await page.getByRole('button', { name: /^Profil de/ }).isVisible())) return false
      const menu = await new Shell(page).openProfile()
      await menu.getByRole('menuitem', { name: 'Déconnexion' }).click({ timeout: SOON_MS })
      return true
    },
  },
  'signs in': {
    weight: 6,
    act: async (page, origin) => {
      if (!(await page.locator('form input[type=email]').isVisible())) return false
      await new SignIn(page, origin).fill(PERSON, DEMO_PASSWORD)
      return true
    },
  },
  'is hidden': {
    weight: 2,
    lastsS: [1, 6],
    act: (page) => setHidden(page, true).then(() => true),
    undo: (page) => setHidden(page, false),
  },
  'has its clock an hour ahead': {
    weight: 1,
    lastsS: [1, 5],
    act: (page) => setClock(page, 3_600_000).then(() => true),
    undo: (page) => setClock(page, 0),
  },
  'has its clock an hour behind': {
    weight: 1,
    lastsS: [1, 5],
    act: (page) => setClock(page, -3_600_000).then(() => true),
    undo: (page) => setClock(page, 0),
  },
}
