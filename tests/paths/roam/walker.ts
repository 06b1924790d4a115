// Does a walk on a ground, and judges it by the record that it kept.
import { setTimeout as pause } from 'node:timers/promises'
import { DEMO_PASSWORD } from '@vigie/stack'
import type { BrowserContext, Page } from 'playwright'
import { SignIn } from '../../e2e/pages/sign-in.ts'
import { FAULT_COOKIE, type Fault, writeFault } from '../mutate/browser/fault.ts'
import { DESKTOP } from '../run/worlds/gestures.ts'
import { recordPage } from '../trace/recorder.ts'
import { type Ground, SITES } from './ground.ts'
import { type Broken, firstOfEach, judge } from './judge.ts'
import { lookAt } from './looker.ts'
import { createNotes, type Notes } from './notes.ts'
import { TABS, type Tab, type Walked } from './record.types.ts'
import type { Step, Walk } from './steps.ts'
import { PERSON, TAB_ACTS } from './tab-acts.ts'
import type { Taken } from './taken.ts'
import { WORLD_ACTS, type WorldScene } from './world-acts.ts'

export type Outcome = {
  readonly walked: Walked
  /** of each promise that was broken the first time; empty: all held */
  readonly broken: readonly Broken[]
  /** events of charts that were checked against their drawing */
  readonly events: number
  /** how often each transition was taken, by chart, in all tabs */
  readonly taken: Taken
}
export type WalkOptions = {
  /** what is wrong with the pages, of a build with doors for faults; null: nothing */
  readonly fault?: Fault | null
  /** ends at the first promise that is broken */
  readonly endsEarly?: boolean
}

const SITE = 'chaib'
const STANDS_WITHIN_MS = 60_000
const ACT_WITHIN_MS = 6_000
const LOOK_AGAIN_MS = 150
/** A record that cannot be told by then never can, ms. */
const TAIL_MS = 60_000
/** Errors that a page throws because what it asks for is broken on purpose. */
const EXPECTED = /Failed to fetch|dynamically imported module|Unable to preload CSS|NetworkError|Load failed/

export const doWalk = async (
  ground: Ground,
  walk: Walk,
  { fault = null, endsEarly = false }: WalkOptions = {},
): Promise<Outcome> => {
  await ground.mend()
  const notes = createNotes(ground)
  const context = await ground.browser.newContext({
    viewport: DESKTOP,
    locale: 'fr-FR',
    timezoneId: 'Africa/Casablanca',
    ...(ground.session === null ? {} : { storageState: ground.session }),
  })
  try {
    const opened = await openTabs(ground, context, notes, fault)
    const openedAt = Date.now()
    const lanes = createLanes()
    const isBroken = () => endsEarly && judge(notes.walked()).broken.length > 0
    const go = async (steps: Walk) => {
      for (const step of steps) {
        if (isBroken()) break
        await pause(step.afterS * 1_000)
        await doStep(step, { ground, context, opened, notes, lanes })
      }
    }
    await go(walk)
    await lanes.over()
    await ground.mend()
    await reviveTabs(opened)
    // what a dot has to tell is told before anybody looks at the list
    await untilTold(notes.walked, isBroken)
    await go(EPILOGUE)
    await untilTold(notes.walked, isBroken)
    // by sign-out, or as one whose clock says that nobody was there for an hour: that sign-in has ended for good
    if (notes.looks.some(({ hasSignIn, from }) => hasSignIn && from > openedAt)) ground.session = null
    const verdict = judge(notes.walked())
    const { findings, ...checked } = notes.checked()
    return { walked: notes.walked(), broken: [...firstOfEach(verdict.broken), ...findings], ...checked }
  } finally {
    notes.stop()
    await context.close()
    await ground.mend()
  }
}

/** At the end everybody looks at the notifications. */
const EPILOGUE: Walk = TABS.map((who) => ({ who, does: 'presses the bell', afterS: 0.3, forS: null }))

const openTabs = async (
  ground: Ground,
  context: BrowserContext,
  notes: Notes,
  fault: Fault | null,
): Promise<ReadonlyMap<Tab, Page>> => {
  context.setDefaultTimeout(STANDS_WITHIN_MS)
  const urls = Object.keys(SITES).map(ground.originOf)
  if (fault !== null)
    await context.addCookies(urls.map((url) => ({ name: FAULT_COOKIE, value: writeFault(fault), url })))
  const opened = new Map<Tab, Page>()
  for (const tab of TABS) {
    const page = await context.newPage()
    page.on('pageerror', ({ message }) => {
      if (!EXPECTED.test(message))
        notes.thrown.push({ property: 'never: a page throws', at: Date.now(), says: `${tab}: ${message}` })
    })
    await recordPage(page, (line) => notes.log(tab).push(line))
    await lookAt(page, tab, notes)
    opened.set(tab, page)
  }
  const [first, ...others] = [...opened.values()]
  if (first === undefined) throw new Error('no tab')
  if (ground.session === null) await new SignIn(first, ground.originOf(SITE)).as(PERSON, DEMO_PASSWORD)
  else await first.goto(`${ground.originOf(SITE)}/`)
  for (const page of others) await page.goto(`${ground.originOf(SITE)}/`)
  for (const [tab, page] of opened) {
    await page
      .locator('header [data-connection=live]')
      .waitFor()
      .catch(async () => {
        const shown = await page.locator('body').ariaSnapshot()
        throw new Error(
          `no walk can begin, ${tab} shows at ${page.url()}: ${shown.replaceAll(/\s+/g, ' ').slice(0, 300)}`,
        )
      })
  }
  context.setDefaultTimeout(ACT_WITHIN_MS)
  ground.session ??= await context.storageState({ indexedDB: true })
  return opened
}

/** What befalls the same thing follows each other; what lasts goes on beside the walk. */
const createLanes = () => {
  const lanes = new Map<string, Promise<unknown>>()
  return {
    add: (lane: string, act: () => Promise<unknown>): Promise<unknown> => {
      const done = (lanes.get(lane) ?? Promise.resolve()).then(act)
      lanes.set(lane, done)
      return done
    },
    over: () => Promise.all(lanes.values()),
  }
}

type Doing = {
  readonly ground: Ground
  readonly context: BrowserContext
  readonly opened: ReadonlyMap<Tab, Page>
  readonly notes: Notes
  readonly lanes: ReturnType<typeof createLanes>
}

const doStep = async (step: Step, { ground, context, opened, notes, lanes }: Doing): Promise<void> => {
  const { who, does, forS } = step
  const from = Date.now()
  const note = (site: string, isDone: boolean) => notes.deeds.push({ who, does, site, from, until: Date.now(), isDone })
  const forMs = (forS ?? 0) * 1_000
  if (who === 'world') {
    const act = WORLD_ACTS[does]
    if (act === undefined) throw new Error(`the world does not ${does}`)
    const scene: WorldScene = { ...ground, context, trouble: notes.trouble }
    void lanes.add(act.lane, () => act.act(scene, forMs))
    note('', true)
    return
  }
  const page = opened.get(who)
  const act = TAB_ACTS[does]
  if (page === undefined || act === undefined) throw new Error(`nobody ${does} at ${who}`)
  const site = siteOf(page.url()) ?? SITE
  await within(page.bringToFront())
  const isDone = await within(act.act(page, ground.originOf(site)))
  note(site, isDone)
  const { undo } = act
  if (undo !== undefined && isDone) void lanes.add(`${who} ${does}`, () => pause(forMs).then(() => within(undo(page))))
}

/** Whether an act was done: what the page, the network or the browser refuses for now was not. */
const within = async (act: Promise<unknown>): Promise<boolean> =>
  Promise.race([act, pause(ACT_WITHIN_MS)]).then(
    (done) => done !== false,
    () => false,
  )

const siteOf = (url: string): string | null => /^http:\/\/([a-z]+)\.localhost/.exec(url)?.[1] ?? null

/** A tab whose browser shows an error of its own, since nothing answered, is loaded again. */
const reviveTabs = async (opened: ReadonlyMap<Tab, Page>): Promise<void> => {
  for (const page of opened.values()) {
    const isProduct = await page
      .evaluate(() => '__roam' in window && window.location.protocol === 'http:')
      .catch(() => false)
    if (!isProduct) await page.reload().catch(() => undefined)
  }
}

/** Resolves once every promise can be told, or one is broken and that is enough. */
const untilTold = async (walked: () => Walked, isEnough: () => boolean): Promise<void> => {
  const limit = performance.now() + TAIL_MS
  while (performance.now() < limit && !isEnough()) {
    if (judge(walked()).openUntil === null) return
    await pause(LOOK_AGAIN_MS)
  }
}
