import { problemOf } from '@vigie/contracts/errors'
import { ALARM_ACT_PATHS } from '@vigie/contracts/rest'
import type { AlarmActsEvent } from '@vigie/machines/alarm-acts'
import type { Page, Route } from 'playwright/test'
import type { Scene, World } from '../world.types.ts'
import { DESKTOP, screenStands } from './gestures.ts'
import { alarmCalled, alarmed, cannotSay, connectLive } from './played-site.ts'

const ALARM = alarmCalled('a1')
const COMMENTS = ALARM_ACT_PATHS.comments.replace(':id', ALARM.id)
const list = (page: Page) => page.getByRole('region', { name: 'Liste des alarmes' })
const comment = (page: Page) => page.getByRole('dialog').getByLabel('Commentaire')

/** How many acts the page is sending. */
const sending = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(window, '__vigie').actors.get('alarm-acts').getSnapshot().context.batch.length)

/** Answers every act of the batch, one after the other as they are sent. */
const answerAll = async ({ page, calls }: Scene, answer: (route: Route) => Promise<void>): Promise<void> => {
  const count = await sending(page)
  for (let done = 0; done < count; done += 1) await answer(await calls.take(COMMENTS))
}

export const alarmActsWorld: World<AlarmActsEvent> = {
  timed: true,
  address: () => '/alertes',
  prepare: async ({ page, gateway, calls }) => {
    await page.setViewportSize(DESKTOP)
    await gateway.hold()
    await calls.hold(COMMENTS)
  },
  settled: async (scene) => {
    await screenStands(scene)
    await connectLive(scene, [ALARM])
    await list(scene.page).getByText('pompe-1').waitFor()
    await scene.page.keyboard.press('j')
    await list(scene.page).locator('[aria-current=true]').waitFor()
  },
  screen: { list },
  masks: [[/\d{2}:\d{2}:\d{2}|\d+\s?j/g, '<heure>']],
  gestures: {
    'act.chosen': {
      act: async ({ page }, { order }) => {
        await page.keyboard.press('c')
        await comment(page).fill(order.act === 'comments' ? order.text : '')
        await page.keyboard.press('Enter')
      },
    },
    'link.lost': { act: ({ page }) => page.context().setOffline(true) },
    'link.restored': {
      act: async (scene) => {
        await scene.page.context().setOffline(false)
        await connectLive(scene, [ALARM])
      },
    },
    'alarm.changed': {
      cannot: cannotSay,
      act: ({ gateway }) => gateway.say(alarmed('alarm.commented', ALARM)),
    },
  },
  outcomes: {
    'done sendActs': {
      call: COMMENTS,
      act: (scene, event) => {
        const outcome = JSON.stringify('output' in event ? event.output : null)
        const refusal = problemOf('alarm.transition-refused')
        return answerAll(scene, (route) =>
          outcome.includes('refused')
            ? route.fulfill({ status: refusal.status, json: refusal })
            : route.fulfill({ json: { alarm: ALARM } }),
        )
      },
    },
    'error sendActs': {
      call: COMMENTS,
      act: async ({ calls }) => (await calls.take(COMMENTS)).abort(),
    },
  },
}
