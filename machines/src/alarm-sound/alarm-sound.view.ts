import type { AlarmSoundSnapshot } from './alarm-sound.machine.ts'

/** What the header says of the sound: muted by somebody, kept silent by the browser, or to be heard. */
export type AlarmSoundView = 'armed' | 'blocked' | 'muted'

/** Turns a snapshot of `alarmSoundMachine` into what the header reads. */
export const alarmSoundView = (snapshot: AlarmSoundSnapshot): AlarmSoundView => {
  if (snapshot.matches({ voice: 'muted' })) return 'muted'
  return snapshot.matches({ audio: 'armed' }) ? 'armed' : 'blocked'
}
