import { alarmSoundMachine } from '@vigie/machines/alarm-sound'
import { createActor } from 'xstate'
import { openAlarmAudio } from '@/adapters/alarm-audio'
import { type Inspect, watched } from './inspect.ts'

/** The chart of the sound of alarms, with the browser's leave to be heard wired to it. */
export const createAlarmSound = (inspect: Inspect) => {
  const alarmSound = createActor(alarmSoundMachine, { id: 'alarm-sound', ...watched(inspect) }).start()
  let wasAllowed = false
  const audio = openAlarmAudio((isAllowed) => {
    if (isAllowed === wasAllowed) return
    wasAllowed = isAllowed
    alarmSound.send({ type: isAllowed ? 'audio.allowed' : 'audio.blocked' })
  })
  alarmSound.on('sound.due', ({ priority }) => audio.play(priority))
  return {
    alarmSound,
    stop: () => {
      audio.close()
      alarmSound.stop()
    },
  }
}
