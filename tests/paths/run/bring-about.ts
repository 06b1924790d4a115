// Brings about an event of a path: by its gesture, by letting time pass, or, where neither can, by sending it to the
// chart.
import { expect, type Locator } from 'playwright/test'
import type { Sample } from '../model/chart.types.ts'
import { timerOf } from '../model/effects.ts'
import { hearAside, must } from './oracle.ts'
import { timeOf } from './page-clock.ts'
import { test } from './stage.ts'
import { passTime } from './timers.ts'
import type { Walking } from './walking.ts'
import { otherControls, wayName, wayOf } from './ways.ts'
import type { Gesture } from './world.types.ts'

/** Brings about an event that the chart answers in this state. */
export const bringAbout = async (walking: Walking, sample: Sample, state: string): Promise<void> => {
  const { stage, world } = walking
  const never = world.never?.[sample.label]
  if (never !== undefined) return sendInstead(walking, sample, never.because)
  if (sample.source === 'after') return letPass(walking, sample)
  const gesture = sample.source === 'own' ? world.gestures[sample.type] : world.outcomes[sample.type]
  if (gesture === undefined) throw new Error(`no gesture brings about ${sample.type}: see run/worlds`)
  const reason = (await gesture.cannot?.(stage.scene, sample.event, state)) ?? null
  if (reason !== null) return sendInstead(walking, sample, reason)
  const control = gesture.control?.(stage.scene.page, sample.event)
  await walking.screens.mayStillCome(gesture.door?.(stage.scene.page) ?? control)
  const door = await openDoor(walking, gesture)
  if (door !== null && control !== undefined) await expect(control, 'the control behind its door').toBeVisible()
  if (control !== undefined && !(await control.isVisible())) {
    return sendInstead(walking, sample, 'the screen shows no control for it here')
  }
  await passOverDecoys(walking, gesture, sample)
  const way = await wayOf(walking, gesture, sample.event)
  walking.tally?.ways.push(wayName(sample.type, way.name))
  await way.act(stage.scene, sample.event, state)
  if (gesture.first !== undefined) await hearAside(walking, gesture.first, state)
}

/** Does what resembles the gesture, the first time that a path brings the event about, and checks that nothing comes of it. */
const passOverDecoys = async ({ stage, chart, tally }: Walking, { decoys }: Gesture, { type }: Sample) => {
  if (decoys === undefined || tally?.ways.some((way) => way.startsWith(wayName(type, '')))) return
  for (const [name, act] of Object.entries(decoys)) {
    await act(stage.scene)
    // what the page says is heard in order: by this answer, all that came of the decoy was
    await timeOf(stage.scene.page)
    must(stage.witness.left(chart.name), [], `nothing comes of what resembles the gesture: ${name}`)
  }
}

/** Checks that the screen offers no control for an event that the chart ignores in this state. */
export const checkNotOffered = async (walking: Walking, sample: Sample): Promise<void> => {
  const { page } = walking.stage.scene
  const gesture = walking.world.gestures[sample.type]
  const control = gesture?.control?.(page, sample.event)
  if (gesture === undefined) return
  for (const other of otherControls(gesture, page, sample.event))
    await expect(other, 'no control offers it').toBeHidden()
  if (control === undefined) return
  const door = await openDoor(walking, gesture)
  await expect(control, 'no control offers it').toBeHidden()
  if (door === null) return
  await door.press('Escape')
  await expect(door).toHaveAttribute('aria-expanded', 'false')
}

/** Opens the door that hides a gesture's control, and returns it; null: there is none here. */
const openDoor = async ({ stage }: Walking, gesture: Gesture): Promise<Locator | null> => {
  const door = gesture.door?.(stage.scene.page)
  if (door === undefined || !(await door.isVisible())) return null
  await door.click()
  await expect(door).toHaveAttribute('aria-expanded', 'true')
  return door
}

/**
 * Lets time pass until a timer goes off. Where another timer of the chart would go off first, the event is sent
 * instead.
 */
const letPass = async (walking: Walking, sample: Sample): Promise<void> => {
  const { stage, chart, timers } = walking
  const { page } = stage.scene
  const due = timers.dueIn(timerName(sample), await timeOf(page))
  if (due === null) return sendInstead(walking, sample, 'another timer of the chart goes off before')
  const heard = () => stage.witness.left(chart.name)
  if (walking.world.connect !== undefined) await stage.scene.gateway.beat()
  if (walking.world.hears && due >= SECOND_MS) await stage.witness.fresh('live-feed')
  return passTime(page, due, {
    ...(walking.world.beats && { meanwhile: stage.scene.gateway.beat }),
    before: () => must(heard(), [], '1 ms before, nothing happens'),
    isDone: () => heard().length > 0,
  })
}

const SECOND_MS = 1_000

const timerName = ({ event }: Sample): string => {
  const timer = timerOf(event.type)
  return `${timer?.name} ${timer?.node}`
}

const sendInstead = (walking: Walking, sample: Sample, because: string): Promise<void> => {
  walking.tally?.sent.push({ label: sample.label, because })
  test.info().annotations.push({ type: 'sent', description: `${sample.label}: ${because}` })
  return send(walking, sample)
}

/** Sends an event straight to the actor, past every control. */
export const send = ({ stage, chart }: Walking, { event }: Sample): Promise<void> =>
  stage.scene.page.evaluate(
    ([name, sent]) => {
      const actor: unknown = Reflect.get(window, '__vigie')?.actors.get(name)
      if (actor instanceof Object && 'send' in actor && actor.send instanceof Function) actor.send(sent)
      else throw new Error(`no actor ${name} in this page`)
    },
    [chart.name, event] as const,
  )
