// A hand on the list of alarms. A pointer that stands in the list would leave it by itself once a question lies over it,
// so that the pointer that stays there is played; the one that presses is real, and so is what has the focus.
import { expect, type Locator, type Page } from 'playwright/test'
import type { EventObject } from 'xstate'
import type { Gesture, Scene, Way } from '../world.types.ts'

export const list = (page: Page): Locator => page.locator('section[aria-label="Liste des alarmes"]')
const first = (page: Page): Locator => list(page).locator('button[id^=alarme-]').first()

const comes = (page: Page) => list(page).dispatchEvent('pointerenter')
const goes = (page: Page) => list(page).dispatchEvent('pointerleave')
/** Nothing has the focus any more, unless a question has it. */
export const letGo = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (focused instanceof HTMLElement && focused.closest('[role=dialog]') === null) focused.blur()
  })
/** The real pointer is away again, and the played one stays in its place. */
const stays = async (page: Page): Promise<void> => {
  // a page that draws nothing for a while may not hear of one move
  await expect(async () => {
    await page.mouse.move(1, 1)
    await page.mouse.move(0, 0)
    await expect(list(page).and(page.locator(':not(:hover)'))).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await comes(page)
  await letGo(page)
}

const isCovered = (state: string): boolean => state.includes('asking')

const NO_LIST = (scene: Scene): Promise<string | null> =>
  list(scene.page)
    .isVisible()
    .then((is) => (is ? null : 'there is no list yet for a hand to be on'))

/** A way that needs the list to be in reach: below a question, the played pointer takes its place. */
const inReach = (played: (page: Page) => Promise<void>, act: (page: Page) => Promise<void>): Way => ({
  act: ({ page }, _, state) => (isCovered(state) ? played(page) : act(page)),
})

export const handEntered: Gesture = {
  cannot: NO_LIST,
  act: ({ page }) => comes(page),
  ways: {
    mouse: inReach(comes, async (page) => {
      await list(page).hover({ position: { x: 4, y: 4 } })
      await first(page).focus()
      await stays(page)
    }),
    focus: inReach(comes, async (page) => {
      await first(page).focus()
      await comes(page)
      await letGo(page)
    }),
  },
}

export const handLeft: Gesture = {
  cannot: NO_LIST,
  act: ({ page }) => goes(page),
  ways: {
    mouse: inReach(goes, async (page) => {
      await list(page).hover({ position: { x: 4, y: 4 } })
      await page.mouse.move(0, 0)
    }),
    focus: inReach(goes, async (page) => {
      await first(page).focus()
      await goes(page)
      await letGo(page)
    }),
  },
}

/**
 * Something in the list that is pressed: by mouse, finger or key where a hand is on the list, else as by a screen reader,
 * which has neither pointer nor focus there.
 */
export const pressedInList = <Event extends EventObject>(
  control: (page: Page, event: Event) => Locator,
  key: 'Enter' | 'Space',
): Required<Pick<Gesture<Event>, 'control' | 'act' | 'ways'>> => {
  const by = (press: (control: Locator) => Promise<void>): Way<Event> => ({
    act: async ({ page }, event, state) => {
      const pressed = control(page, event)
      if (!state.startsWith('order.held')) return pressed.dispatchEvent('click')
      await pressed.focus()
      await press(pressed)
      await stays(page)
    },
  })
  return {
    control,
    act: ({ page }, event) => control(page, event).dispatchEvent('click'),
    ways: {
      mouse: by((pressed) => pressed.click()),
      finger: by((pressed) => pressed.tap()),
      [key]: by((pressed) => pressed.press(key)),
    },
  }
}
