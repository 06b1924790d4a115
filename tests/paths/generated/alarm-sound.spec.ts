// alarm-sound: written by `npm run paths -- gen` from golden/alarm-sound.trace. The trace says what to expect.

import { pathTest } from '../run/path-test.ts'

pathTest('alarm-sound', 1, async ({ start, ignores, does }) => {
  await start("start 1") // → audio.blocked + voice.ready
  await ignores("audio.blocked")
  await ignores("alarm.raised high")
  await ignores("alarm.raised critical")
  await does("audio.allowed") // → audio.armed + voice.ready
  await ignores("audio.allowed")
  await does("audio.blocked") // → audio.blocked + voice.ready
  await does("audio.allowed") // → audio.armed + voice.ready
  await does("alarm.raised high") // → audio.armed + voice.spent
  await ignores("audio.allowed")
  await ignores("alarm.raised high")
  await does("audio.blocked") // → audio.blocked + voice.spent
  await ignores("audio.blocked")
  await ignores("alarm.raised high")
  await ignores("alarm.raised critical")
  await does("audio.allowed") // → audio.armed + voice.spent
  await does("alarm.raised critical")
  await does("mute.pressed") // → audio.armed + voice.muted
  await ignores("audio.allowed")
  await ignores("alarm.raised high")
  await ignores("alarm.raised critical")
  await does("audio.blocked") // → audio.blocked + voice.muted
  await ignores("audio.blocked")
  await ignores("alarm.raised high")
  await ignores("alarm.raised critical")
  await does("audio.allowed") // → audio.armed + voice.muted
  await does("mute.pressed") // → audio.armed + voice.ready
  await does("alarm.raised high") // → audio.armed + voice.spent
  await does("alarm.raised critical")
  await does("after burst (voice.spent)") // → audio.armed + voice.ready
  await does("alarm.raised high") // → audio.armed + voice.spent
  await does("mute.pressed") // → audio.armed + voice.muted
  await does("mute.pressed") // → audio.armed + voice.ready
  await does("alarm.raised critical") // → audio.armed + voice.spent
  await does("after burst (voice.spent)") // → audio.armed + voice.ready
  await does("mute.pressed") // → audio.armed + voice.muted
  await does("mute.pressed") // → audio.armed + voice.ready
  await does("mute.pressed") // → audio.armed + voice.muted
  await does("after muting (voice.muted)") // → audio.armed + voice.ready
  await does("alarm.raised high") // → audio.armed + voice.spent
  await does("audio.blocked") // → audio.blocked + voice.spent
  await does("mute.pressed") // → audio.blocked + voice.muted
  await does("mute.pressed") // → audio.blocked + voice.ready
  await does("mute.pressed") // → audio.blocked + voice.muted
  await does("after muting (voice.muted)") // → audio.blocked + voice.ready
  await does("mute.pressed") // → audio.blocked + voice.muted
  await does("audio.allowed") // → audio.armed + voice.muted
  await does("mute.pressed") // → audio.armed + voice.ready
  await does("alarm.raised high") // → audio.armed + voice.spent
  await does("audio.blocked") // → audio.blocked + voice.spent
  await does("after burst (voice.spent)") // → audio.blocked + voice.ready
  await does("audio.allowed") // → audio.armed + voice.ready
  await does("alarm.raised high") // → audio.armed + voice.spent
  await does("mute.pressed") // → audio.armed + voice.muted
  await does("after muting (voice.muted)") // → audio.armed + voice.ready
})
