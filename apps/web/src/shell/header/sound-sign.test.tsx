// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react'
import type { Alarm } from '@vigie/contracts/entities'
import { alarmSoundMachine } from '@vigie/machines/alarm-sound'
import { afterEach, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { SessionActorsProvider } from '@/actors/session-context'
import { createPromptStore, LivePage, pictureAt, pumpAlarm } from '@/data/live-page.fixtures'
import { TooltipProvider } from '@/ui/tooltip'
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
    says: () => [sign().textContent, sign().getAttribute('data-loud')],
    holds: (...alarms: readonly Alarm[]) => act(() => live.apply(pictureAt(AT, { alarms: [...alarms] }))),
  }
}

afterEach(cleanup)

test('[R11.5] a page that cannot be heard always says so, and stands out once an alarm that calls somebody at once is missed', () => {
  const { alarmSound, says, holds } = show()
  expect(says()).toEqual(['Son bloqué', 'false'])
  holds(one('unacknowledged'))
  expect(says()).toEqual(['Son bloqué', 'true'])
  holds(one('unacknowledged', 'medium'))
  expect(says()).toEqual(['Son bloqué', 'false'])
  holds(one('unacknowledged', 'critical'))
  expect(says()).toEqual(['Son bloqué', 'true'])
  holds(one('acknowledged'))
  expect(says()).toEqual(['Son bloqué', 'false'])
  holds(one('returned'))
  expect(says()).toEqual(['Son bloqué', 'false'])
  holds(one('unacknowledged'))
  act(() => alarmSound.send({ type: 'audio.allowed' }))
  expect(says()).toEqual(['Son armé', 'false'])
  act(() => alarmSound.send({ type: 'mute.pressed' }))
  expect(says()).toEqual(['Son coupé', 'true'])
})
