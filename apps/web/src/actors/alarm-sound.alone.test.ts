import { expect, test, vi } from 'vitest'
import { createAlarmSound } from './alarm-sound.ts'

const audio = vi.hoisted(() => ({ open: vi.fn(), play: vi.fn(), close: vi.fn() }))
vi.mock('@/adapters/alarm-audio', () => ({
  openAlarmAudio: (hear: (isAllowed: boolean) => void) => {
    audio.open(hear)
    return { play: audio.play, close: audio.close }
  },
}))

test('[R11.5] with a session its sound ends, what is being heard too', async () => {
  const { stop } = createAlarmSound(undefined)
  await expect.poll(() => audio.open.mock.calls.length).toBe(1)
  expect(audio.close).not.toHaveBeenCalled()
  stop()
  expect(audio.close).toHaveBeenCalledTimes(1)
})

test('[R11.5] a session that ended before the code of its sound came opens none', async () => {
  audio.open.mockClear()
  createAlarmSound(undefined).stop()
  await vi.dynamicImportSettled()
  expect(audio.open).not.toHaveBeenCalled()
})
