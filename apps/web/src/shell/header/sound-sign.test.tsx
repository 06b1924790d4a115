// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react'
import type { Alarm } from '@vigie/contracts/entities'
import { alarmSoundMachine } from '@vigie/machines/alarm-sound'
import { afterEach, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { SessionActorsProvider } from '@/actors/session-context'
import { createPromptStore, LivePage, pictureAt, pumpAlarm } from '@/data/live-page.fixtures'
import { TooltipProvider } from '@/widgets/layers/tooltip'
import { SoundSign } from './sound-sign.tsx'

const AT = '2026-11-21T14:02:31.000Z'
const one = (state: Alarm['state'], priority: Alarm['priority'] = 'high'): Alarm => pumpAlarm(AT, { state, priority })

const show = () => {
  const live = createPromptStore()
  const alarmSound = createActor(alarmSoundMachine).start()
  const given = <T,>(value: unknown): T => value as T
  render(
    <LivePage live={live}>
      <SessionActorsProvider value={given({ alarmSound })}>
        <TooltipProvider>
          <SoundSign />
        </TooltipProvider>
      </SessionActorsProvider>
    </LivePage>,
  )
  const sign = () => screen.getByRole('button')
  return {
    alarmSound,
    says: () => [sign().dataset['sound'], sign().textContent],
    holds: (...alarms: readonly Alarm[]) => act(() => live.apply(pictureAt(AT, { alarms: [...alarms] }))),
  }
}

afterEach(cleanup)

test('[R11.5] whether the page can be heard is always shown, and what to do is said once an alarm that calls somebody at once is missed', () => {
  const { alarmSound, says, holds } = show()
  expect(says()).toEqual(['blocked', ''])
  holds(one('unacknowledged'))
  expect(says()).toEqual(['blocked', 'Cliquez pour autoriser le son'])
  holds(one('unacknowledged', 'medium'))
  expect(says()).toEqual(['blocked', ''])
  holds(one('unacknowledged', 'critical'))
  expect(says()).toEqual(['blocked', 'Cliquez pour autoriser le son'])
  holds(one('acknowledged'))
  expect(says()).toEqual(['blocked', ''])
  holds(one('returned'))
  expect(says()).toEqual(['blocked', ''])
  holds(one('unacknowledged'))
  act(() => alarmSound.send({ type: 'audio.allowed' }))
  expect(says()).toEqual(['armed', ''])
  act(() => alarmSound.send({ type: 'mute.pressed' }))
  expect(says()).toEqual(['muted', 'Son coupé'])
})
