// A site whose alarms the path plays: one that comes and goes before three of one power cut, and how many came lately.
import type { Alarm } from '@vigie/contracts/entities'
import { ALARM_ACT_PATHS, REST_PATHS } from '@vigie/contracts/rest'
import type { AlarmOrder } from '@vigie/machines/alarm-acts'
import type { Page, Request } from 'playwright/test'
import { z } from 'zod'
import { runFor, timeOf } from '../page-clock.ts'
import type { Scene } from '../world.types.ts'
import { alarmCalled, alarmed } from './played-site.ts'

/** Time in which what the feed said is drawn: far less than the list waits for a hand to be away. */
const DRAWN_MS = 40
/** Alarms that came lately, of which all but the first are told as older when there are to be fewer. */
const ARRIVALS = 11

const CUT = [
  alarmCalled('a1', { priority: 'high' }),
  alarmCalled('a2', { priority: 'medium' }),
  alarmCalled('a3', { priority: 'low' }),
]
const NEWEST = alarmCalled('a4', { condition: 'offline', priority: 'critical', raisedAt: '2026-01-05T09:00:00.000Z' })
const ALL = [...CUT, NEWEST]
const shelved: Alarm = { ...NEWEST, state: 'shelved', shelvedUntil: '2026-01-06T08:00:00.000Z', reason: 'travaux' }

const closed = (alarm: Alarm): Alarm => ({ ...alarm, state: 'normal', clearedAt: alarm.raisedAt })

/**
 * Says that the list holds the three of the cut, or the newest before them, of which so many stand there now. The newest
 * is put off and comes back: raised again and again within a minute it would be chatter.
 */
export const listAlarms = async ({ page, gateway }: Scene, from: number, to: number): Promise<void> => {
  if (from === 0) for (const alarm of ALL.slice(0, to)) await gateway.say(alarmed('alarm.raised', alarm))
  else if (to < from) await gateway.say(alarmed('alarm.shelved', shelved))
  else await gateway.say(alarmed('alarm.unshelved', NEWEST))
  await runFor(page, DRAWN_MS)
}

/** Says that so many alarms came in the last ten minutes; they are over already, so that the list is as it was. */
export const countArrivals = async ({ page, gateway }: Scene, count: number): Promise<void> => {
  const now = await timeOf(page)
  for (let number = 1; number <= ARRIVALS; number += 1) {
    const raisedAt = number <= count ? { raisedAt: new Date(now).toISOString() } : {}
    const alarm = alarmCalled(`b${number}`, { device: `vanne-${number}`, ...raisedAt })
    await gateway.say(alarmed('alarm.raised', alarm))
    await gateway.say(alarmed('alarm.cleared', closed(alarm)))
  }
  await runFor(page, DRAWN_MS)
}

/** Gives a sign of life, since time may have passed. Why the page does not hear it all the same; null: it does. */
export const cannotReach = async (scene: Scene): Promise<string | null> => {
  await scene.gateway.beat()
  // a question covers the sign of the connection, not the connection
  const sign = scene.page.locator('header [data-connection="live"]')
  if (await sign.isVisible()) return null
  await runFor(scene.page, DRAWN_MS)
  return (await sign.isVisible()) ? null : 'the live feed went silent while time passed'
}

/** Answers what the page asks of its site: it keeps alarms, and has no devices. */
export const answerSite = async (page: Page): Promise<void> => {
  const site = { slug: 'chaib', name: 'Chaib', link: 'http://chaib.localhost', position: { lat: 30.09, lon: -9.55 } }
  const answers = {
    [REST_PATHS.site]: { site, capabilities: ['alarms', 'devices'] },
    [REST_PATHS.devices]: { devices: [] },
  }
  for (const [path, json] of Object.entries(answers)) await page.route(`**${path}`, (route) => route.fulfill({ json }))
}

/** Answers every act at once: done. The tab is named, which draws its name else: kept acts say which tab sends them. */
export const answerActs = async (page: Page): Promise<void> => {
  await page.evaluate(() => sessionStorage.setItem('vigie-tab', 'vigie-tab:of-this-page'))
  const isAct = ({ pathname }: URL) => pathname.startsWith(`${REST_PATHS.alarms}/`)
  await page.route(isAct, (route) => {
    const request = route.request()
    return request.method() === 'POST' ? route.fulfill({ json: answerTo(request) }) : undefined
  })
}

const many = z.object({ ids: z.array(z.string()) })

const answerTo = (request: Request): unknown => {
  const { pathname } = new URL(request.url())
  if (pathname === ALARM_ACT_PATHS.acknowledgeMany) {
    const { ids } = many.parse(request.postDataJSON())
    return { results: ids.map((id) => ({ id, won: true, state: 'acknowledged' })) }
  }
  const id = pathname.split('/').at(-2)
  const alarm = ALL.find((one) => one.id === id)
  return pathname.endsWith('/acknowledge') ? { won: true, alarm } : { alarm }
}

/** What is asked of the gateway for an act, after `asks POST /api/alarms/`: one call for all, or one for each. */
export const callsOf = (ids: readonly string[], { act, ...body }: AlarmOrder): readonly string[] => {
  if (act === 'acknowledge' && ids.length > 1) return [`acknowledge ${JSON.stringify({ ids })}`]
  return ids.map((id) => `${id}/${act} ${JSON.stringify(body)}`)
}
