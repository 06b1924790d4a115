import { expect, test } from 'vitest'
import { alarmSigns } from './alarm-signs.ts'

const { device, devices } = alarmSigns.notice

test('[R11.4] the notice counts what is new as new, and says how many have no power in all', () => {
  expect(device('Forage 1', 1)).toBe('Forage 1')
  expect(device('Forage 1', 4)).toBe('Forage 1 (4 sans alimentation en tout)')
  expect(devices(3, 3)).toBe('3\u00a0appareils sans alimentation')
  expect(devices(3, 41)).toBe('3\u00a0appareils sans alimentation à voir, 41 en tout')
})
