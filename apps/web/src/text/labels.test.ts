import { deviceKind, deviceRole } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { DEVICE_KIND_LABELS, DEVICE_ROLE_TITLES } from './labels.ts'

describe('labels', () => {
  test('of device kinds are the spec’s, to the letter [R8.1]', () => {
    expect(DEVICE_KIND_LABELS).toEqual({
      energy: 'Énergie',
      pressure: 'Pression',
      'flow-meter': 'Débitmètre',
      quantity: 'Quantité',
      sensor: 'Capteurs',
      camera: 'caméra',
      pump: 'pompe',
    })
    expect(Object.keys(DEVICE_KIND_LABELS).toSorted()).toEqual(deviceKind.options.toSorted())
  })

  test('exist for every role a device may have', () => {
    for (const role of deviceRole.options) expect(DEVICE_ROLE_TITLES[role]).not.toBe('')
  })
})
