import type { AlarmOffender } from '@vigie/contracts/entities'

/** A condition of a device that was raised once and nothing else. */
export const offenderOf = (device: string, given: Partial<AlarmOffender> = {}): AlarmOffender => ({
  device,
  condition: 'power-off',
  raised: 1,
  acknowledged: 0,
  followed: 0,
  atNight: 0,
  chattering: false,
  stale: false,
  lastedMedianMs: null,
  ...given,
})
