import { alarmSoundMachine } from '@vigie/machines/alarm-sound'
import { createActor } from 'xstate'
import type { openAlarmAudio } from '@/adapters/alarm-audio'
import { type Inspect, watched } from './inspect.ts'

/** The chart of the sound of alarms, with the browser's leave to be heard wired to it. */
export const createAlarmSound = (inspect: Inspect) => {
  const alarmSound = createActor(alarmSoundMachine, { id: 'alarm-sound', ...watched(inspect) }).start()
  let wasAllowed = false
  const hear = (isAllowed: boolean) => {
    if (isAllowed === wasAllowed) return
    wasAllowed = isAllowed
    alarmSound.send({ type: isAllowed ? 'audio.allowed' : 'audio.blocked' })
  }
  let audio: ReturnType<typeof openAlarmAudio> | null = null
  let isOver = false
  // its code comes after the first screen's
  void import('@/adapters/alarm-audio').then(
    (code) => {
      if (!isOver) audio = code.openAlarmAudio(hear)
    },
    () => undefined,
  )
  alarmSound.on('sound.due', ({ priority }) => audio?.play(priority))
  return {
    alarmSound,
    stop: () => {
      isOver = true
      audio?.close()
      alarmSound.stop()
    },
  }
}
