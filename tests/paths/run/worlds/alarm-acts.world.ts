import { type Alarm, alarm } from '@vigie/contracts/entities'
import { problemOf } from '@vigie/contracts/errors'
import { ALARM_ACT_PATHS, REST_PATHS } from '@vigie/contracts/rest'
import { type AlarmAct, alarmActsFixtures, type alarmActsMachine } from '@vigie/machines/alarm-acts'
import type { Page } from 'playwright/test'
import type { EventObject } from 'xstate'
import { z } from 'zod'
import { readSession } from '../browser-session.ts'
import type { Scene, World } from '../world.types.ts'
import { DESKTOP, NOBODY_LISTENS, screenStands } from './gestures.ts'
import { alarmCalled, alarmed, cannotSay, connectLive, reconnectLive, shows } from './played-site.ts'

/** A close code after which the page tries again. */
const GOING_AWAY = 4_008
const COMMENTS = ALARM_ACT_PATHS.comments.replace(':id', 'a1')
const row = (page: Page) => page.locator('li[data-alarm="a1"]')
const current = (page: Page) => page.locator('#alarme-a1[aria-current="true"]')
const badge = (page: Page) => row(page).locator('[data-badge]')
const dialog = (page: Page) => page.getByRole('dialog')

/** Acts that the page had before it was loaded, where a page keeps them. */
const keep = async (page: Page, acts: readonly AlarmAct[]): Promise<void> => {
  const { uid } = z.looseObject({ uid: z.string() }).parse(await readSession(page))
  await page.evaluate(
    ([prefix, kept]) => {
      const tab = 'vigie-tab:of-this-page'
      sessionStorage.setItem('vigie-tab', tab)
      for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
      for (const [place, act] of kept.entries())
        localStorage.setItem(
          prefix + act.key,
          JSON.stringify({ ...act, tab, at: new Date(Date.now() + place).toISOString() }),
        )
    },
    [`alarm-acts:${uid}/`, acts] as const,
  )
}

/** How many acts are on their way: each has a call of its own, one after the other. */
const batchOf = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(window, '__vigie').actors.get('alarm-acts').getSnapshot().context.batch.length)

const answers = async ({ page, calls }: Scene, event: EventObject): Promise<void> => {
  const fates = 'output' in event ? z.record(z.string(), z.looseObject({ kind: z.string() })).parse(event.output) : {}
  const isDone = fates['a1']?.kind === 'done'
  const refusal = problemOf('alarm.transition-refused')
  const count = await batchOf(page)
  for (let place = 0; place < count; place += 1) {
    const call = await calls.take(COMMENTS)
    await call.fulfill(
      isDone ? { json: { alarm: alarm.parse(alarmCalled('a1')) } } : { status: refusal.status, json: refusal },
    )
  }
}

/** Runs in the page, before its own code. A drawn delay may be longer than the silence that a live feed survives. */
const drawTheMiddle = (): void => {
  if (window.location.pathname === '/alertes') Math.random = () => 0.5
}
let isDrawn = false

let comments = 0
const commented = (): Alarm => {
  comments += 1
  return alarmCalled('a1', { commentCount: comments })
}

export const alarmActsWorld: World<typeof alarmActsMachine> = {
  timed: true,
  address: () => '/alertes',
  prepare: async ({ page, origin, gateway, calls }, input) => {
    // the page before would go on keeping its own acts
    await page.goto(`${origin}${REST_PATHS.config}`)
    await page.setViewportSize(DESKTOP)
    if (!isDrawn) await page.addInitScript(drawTheMiddle)
    isDrawn = true
    await keep(page, alarmActsFixtures.inputs[input]?.kept ?? [])
    await calls.hold(COMMENTS)
    await gateway.hold()
  },
  settled: screenStands,
  connect: async (scene) => {
    // neither the first nor the last of the list, and of another cause than these: three cuts of one moment are one row
    await connectLive(scene, [
      alarmCalled('a0', { condition: 'offline' }),
      alarmCalled('a1'),
      alarmCalled('a2', { condition: 'offline' }),
    ])
    await shows(scene, row(scene.page))
  },
  screen: { badge },
  marks: { badge: { selector: 'li[data-alarm="a1"] [data-badge]' } },
  watches: ['title', 'icon', 'socket says '],
  signs: {
    actors: {
      sendActs: {
        // one after the other, each once the one before has its answer
        starts: {
          on: `asks POST ${COMMENTS} `,
          says: ({ acts }) => acts.map(({ order: { act: _, ...body } }) => JSON.stringify(body)),
        },
        stops: NOBODY_LISTENS,
      },
    },
    facts: {},
    commands: {},
  },
  gestures: {
    'act.chosen': {
      act: async (scene) => {
        const { page } = scene
        while (!(await current(page).isVisible())) await page.keyboard.press('j')
        await page.keyboard.press('c')
        await dialog(page).getByRole('textbox').fill('vu sur place')
        await page.keyboard.press('Enter')
      },
    },
    'link.lost': { act: ({ gateway }) => gateway.close(GOING_AWAY, '') },
    // who looks at the page again does not wait for the next try
    'link.restored': {
      cannot: (_, __, state) => (state.startsWith('link.up') ? 'a connection comes back only when it was lost' : null),
      act: async (scene) => {
        await scene.page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
        await reconnectLive(scene)
      },
    },
    'alarm.changed': {
      cannot: cannotSay,
      act: async (scene) => {
        await scene.gateway.say(alarmed('alarm.commented', commented()))
      },
    },
  },
  outcomes: {
    // no call is named: the answer to one batch starts the next, whose calls are not to be dropped with it
    'done sendActs': { act: answers },
    'error sendActs': {
      act: async ({ calls }) => {
        const silence = problemOf('upstream.unavailable')
        await (await calls.take(COMMENTS)).fulfill({ status: silence.status, json: silence })
      },
    },
  },
}
