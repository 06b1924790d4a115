import type { Role } from '@vigie/contracts/entities'
import { REST_PATHS } from '@vigie/contracts/rest'
import type { AlarmListEvent, alarmListMachine } from '@vigie/machines/alarm-list'
import type { Locator, Page } from 'playwright/test'
import type { EventObject } from 'xstate'
import { runFor } from '../page-clock.ts'
import type { Scene, Way, World } from '../world.types.ts'
import { DESKTOP, MOBILE, screenStands } from './gestures.ts'
import { answerActs, answerSite, callsOf, cannotReach, countArrivals, listAlarms } from './played-alarms.ts'
import { handEntered, handLeft, letGo, pressedInList } from './played-hand.ts'
import { playPerson } from './played-person.ts'
import { connectLive } from './played-site.ts'

type Of<Type extends AlarmListEvent['type']> = Extract<AlarmListEvent, { readonly type: Type }>

/** Who the inputs are about. */
const ROLES: readonly Role[] = ['admin', 'operator', 'viewer']

const main = (page: Page) => page.getByRole('main')
const bar = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /choisies?$/ })
    .locator('..')
const flood = (page: Page) => page.getByRole('status').filter({ hasText: 'Avalanche' })
const grouping = (page: Page) => main(page).getByRole('button', { name: /^(Voir une à une|Regrouper par cause)$/ })
const counter = (page: Page) => main(page).getByRole('button', { name: /nouvelles? alarmes?$/ })
const panel = (page: Page) => page.getByRole('complementary', { name: 'Détail de l’alarme' })
const dialog = (page: Page) => page.getByRole('dialog')
const lines = (page: Page) => page.getByRole('region', { name: 'Liste des alarmes' })
const said = (page: Page) => page.getByRole('status').filter({ hasText: / sur \d/ })
const nothing = (page: Page) => page.locator('nothing')

/** What opens an alarm or folds a cause. */
const opener = (page: Page, { row }: Of<'row.pressed'>): Locator =>
  lines(page).getByRole('button', { name: row.startsWith('cause') ? /^Coupure/ : new RegExp(`^pompe-${row.slice(1)}`) })
const box = (page: Page, { row }: Of<'row.ticked'>): Locator =>
  lines(page).getByRole('checkbox', { name: new RegExp(`^Choisir pompe-${row.slice(1)}`) })
const ofCause = (page: Page): Locator => lines(page).getByRole('button', { name: /^Acquitter les \d/ })

/** The key of each question, and the name of its button. */
const ASKED: Readonly<Record<Of<'question.asked'>['question'], readonly [key: string, name: string]>> = {
  commenting: ['c', 'Commenter'],
  shelving: ['s', 'Reporter'],
  assigning: ['i', 'Assigner'],
  suppressing: ['p', 'Supprimer par conception'],
  unsuppressing: ['p', 'Rendre'],
  retiring: ['h', 'Mettre hors service'],
  returning: ['h', 'Remettre en service'],
}
const sends = (page: Page, { order }: Of<'question.answered'>): Locator =>
  dialog(page).getByRole('button', {
    name: order.act === 'acknowledge' ? /^Acquitter \d/ : 'Enregistrer le commentaire',
  })
const fillIn = async (page: Page, { order }: Of<'question.answered'>): Promise<void> =>
  order.act === 'comments' ? dialog(page).getByRole('textbox').fill(order.text) : undefined

/** A button that is pressed by the mouse, and has no focus afterwards: Enter would be its own. */
const button = <Event extends AlarmListEvent>(control: (page: Page, event: Event) => Locator): Way<Event> => ({
  control,
  act: async ({ page }, event) => {
    await control(page, event).click()
    await page.mouse.move(0, 0)
    await letGo(page)
  },
})
const letter = ({ page }: Pick<Scene, 'page'>, { by, extends: grows }: Of<'step.pressed'>): Promise<void> =>
  page.keyboard.press(grows ? (by === 1 ? 'Shift+J' : 'Shift+K') : by === 1 ? 'j' : 'k')

/** A button beside the list, which goes with what it does: the list would come to lie under a pointer that stays. */
const beside = <Event extends AlarmListEvent>(control: (page: Page, event: Event) => Locator): Way<Event> => ({
  control,
  act: async ({ page }, event) => {
    await control(page, event).press('Enter')
    await letGo(page)
  },
})
/**
 * Ends a question by finger or key, since the list would then lie under a mouse; who asked it gets the focus back, and
 * lets go of it.
 */
const ends = <Event extends EventObject>(end: (page: Page, event: Event) => Promise<void>): Way<Event> => ({
  act: async ({ page }, event) => {
    await end(page, event)
    await dialog(page).waitFor({ state: 'hidden' })
    await runFor(page, 1)
    await letGo(page)
  },
})
const press =
  (key: string) =>
  ({ page }: Pick<Scene, 'page'>) =>
    page.keyboard.press(key)

/** Goes to where the address says so, as a link of the product does. */
const goTo = (page: Page, change: readonly [name: string, value: string]): Promise<void> =>
  page.evaluate(([name, value]) => {
    const url = new URL(window.location.href)
    url.searchParams.set(name, value)
    window.history.pushState({}, '', url)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, change)

/** How many alarms the page has been told of. */
let told = 0

export const alarmListWorld: World<typeof alarmListMachine> = {
  timed: true,
  signedOut: true,
  address: () => '/alertes',
  prepare: async (scene, input) => {
    const { page, gateway } = scene
    told = 0
    await page.setViewportSize(DESKTOP)
    await playPerson(scene, ROLES[input] ?? 'viewer')
    await answerSite(page)
    await answerActs(page)
    await gateway.hold()
  },
  settled: screenStands,
  connect: (scene) => connectLive(scene, []),
  screen: { flood, bar, counter, lines, said, panel, dialog },
  masks: [
    [/\d+\sj(\s\d+\sh)?/g, '<durée>'],
    [/(fin : )[^"\n]*/g, '$1<moment>'],
    [/\d{2}:\d{2}(:\d{2})?/g, '<heure>'],
  ],
  marks: {
    newest: { selector: '#alarme-a4[aria-current=true]' },
    first: { selector: '#alarme-a1[aria-current=true]' },
    second: { selector: '#alarme-a2[aria-current=true]' },
    third: { selector: '#alarme-a3[aria-current=true]' },
    cause: { selector: '#alarme-cause-a1[aria-current=true]' },
  },
  signs: {
    actors: {},
    facts: { 'act.chosen': { on: `asks POST ${REST_PATHS.alarms}/`, says: ({ ids, order }) => callsOf(ids, order) } },
    commands: {},
  },
  gestures: {
    'rows.changed': {
      cannot: (scene, { rows }) =>
        rows.length === told ? 'the page tells of its rows only what changed' : cannotReach(scene),
      act: async (scene, { rows }) => {
        await listAlarms(scene, told, rows.length)
        told = rows.length
      },
    },
    'arrivals.counted': { cannot: cannotReach, act: (scene, { count }) => countArrivals(scene, count) },
    'hand.entered': handEntered,
    'hand.left': handLeft,
    'counter.pressed': {
      act: press('n'),
      ways: {
        'the counter': beside(counter),
        // every device is called pompe
        'another filter': {
          act: async ({ page }) => {
            const field = page.getByRole('searchbox', { name: 'Filtrer par appareil' })
            await field.fill((await field.inputValue()) === '' ? 'pompe' : '')
            await field.blur()
          },
        },
      },
    },
    'step.pressed': {
      act: letter,
      ways: {
        arrow: {
          // an arrow does not choose
          act: (scene, event) =>
            event.extends ? letter(scene, event) : scene.page.keyboard.press(event.by === 1 ? 'ArrowDown' : 'ArrowUp'),
        },
        'the panel': button((page, { by, extends: grows }) =>
          grows
            ? nothing(page)
            : panel(page).getByRole('button', {
                name: by === 1 ? 'Alarme suivante' : 'Alarme précédente',
                disabled: false,
              }),
        ),
      },
    },
    'open.pressed': { act: press('Enter') },
    'row.pressed': pressedInList(opener, 'Enter'),
    // as by a screen reader: the question takes pointer and focus away from the list
    'cause.acknowledged': { control: ofCause, act: ({ page }) => ofCause(page).dispatchEvent('click') },
    'row.ticked': pressedInList(box, 'Space'),
    'tick.pressed': { act: press('x') },
    'clear.pressed': {
      act: press('z'),
      ways: { button: beside((page) => bar(page).getByRole('button', { name: 'Annuler le choix' })) },
    },
    'escape.pressed': {
      act: press('Escape'),
      ways: { 'the panel': button((page) => panel(page).getByRole('button', { name: 'Fermer' })) },
    },
    // narrow: there the panel lies over the page, and Back closes it
    'back.pressed': {
      control: panel,
      act: async ({ page }) => {
        await page.setViewportSize(MOBILE)
        await dialog(page).waitFor()
        await page.goBack()
        await page.setViewportSize(DESKTOP)
      },
    },
    'acknowledge.pressed': {
      cannot: cannotReach,
      act: press('a'),
      ways: { button: beside((page) => bar(page).getByRole('button', { name: /^Acquitter/ })) },
    },
    'question.asked': {
      act: ({ page }, { question }) => page.keyboard.press(ASKED[question][0]),
      ways: {
        'the panel': button((page, { question }) =>
          panel(page).getByRole('button', { name: ASKED[question][1], exact: true }),
        ),
        'the bar': button((page, { question }) =>
          question === 'shelving' ? bar(page).getByRole('button', { name: 'Reporter' }) : nothing(page),
        ),
      },
    },
    'question.answered': {
      cannot: cannotReach,
      control: sends,
      ...ends(async (page, event: Of<'question.answered'>) => {
        await fillIn(page, event)
        await page.keyboard.press('Enter')
      }),
      ways: {
        finger: ends(async (page, event) => {
          await fillIn(page, event)
          await sends(page, event).tap()
        }),
      },
    },
    'question.dismissed': {
      control: dialog,
      ...ends((page) => page.keyboard.press('Escape')),
      ways: {
        'its button': ends((page) => dialog(page).getByRole('button', { name: 'Annuler' }).tap()),
        'its cross': ends((page) => dialog(page).getByRole('button', { name: 'Fermer' }).press('Enter')),
      },
    },
    'group.pressed': { act: press('g'), ways: { button: button(grouping) } },
    'alarm.linked': { act: ({ page }, { row }) => goTo(page, ['alarme', row]) },
  },
  outcomes: {},
}
