import type { AlarmPriority } from '@vigie/contracts/entities'

/** Tones of a sound, one after the other: pitch, Hz. The more urgent, the higher and the more of them. */
const TONES: Record<AlarmPriority, readonly number[]> = {
  critical: [1_175, 880, 1_175, 880, 1_175],
  high: [880, 698, 880],
  medium: [587, 587],
  low: [440],
}
const TONE_S = 0.16
const GAP_S = 0.05
const VOLUME = 0.22

/**
 * What the page can be heard by. A browser keeps it silent until somebody touches the page: then it is armed by itself.
 * `onChange` hears whether it can be heard, from the start; `close` ends it.
 */
export const openAlarmAudio = (onChange: (isAllowed: boolean) => void) => {
  let context: AudioContext | null = null
  let wasAllowed: boolean | null = null
  const tell = () => {
    const isAllowed = context?.state === 'running'
    if (isAllowed === wasAllowed) return
    wasAllowed = isAllowed
    onChange(isAllowed)
  }
  /** Called from a gesture: before one, a browser refuses and says so in its console. */
  const arm = async () => {
    if (!('AudioContext' in window) || context?.state === 'running') return
    if (context === null) {
      context = new AudioContext()
      context.onstatechange = tell
    }
    await context.resume().catch(() => undefined)
    tell()
  }
  const gestures = ['pointerdown', 'keydown'] as const
  const onGesture = () => void arm()
  for (const gesture of gestures) window.addEventListener(gesture, onGesture, { capture: true, passive: true })
  if (navigator.userActivation?.hasBeenActive) onGesture()
  tell()
  return {
    play: (priority: AlarmPriority) => {
      if (context?.state !== 'running') return
      for (const [index, pitch] of TONES[priority].entries()) {
        playTone(context, pitch, context.currentTime + index * (TONE_S + GAP_S))
      }
    },
    close: () => {
      for (const gesture of gestures) window.removeEventListener(gesture, onGesture, { capture: true })
      void context?.close()
    },
  }
}

const playTone = (context: AudioContext, pitch: number, at: number): void => {
  const tone = context.createOscillator()
  const gain = context.createGain()
  tone.frequency.value = pitch
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(VOLUME, at + 0.01)
  gain.gain.setTargetAtTime(0, at + TONE_S - 0.03, 0.01)
  tone.connect(gain).connect(context.destination)
  tone.start(at)
  tone.stop(at + TONE_S)
}
