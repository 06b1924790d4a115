import { deviceKind, deviceRole, metricId } from '@vigie/contracts/entities'
import { describe, expect, it } from 'vitest'
import { DEVICE_KIND_LABELS, DEVICE_ROLE_TITLES, METRIC_LABELS } from './labels.ts'

describe('labels', () => {
  it('of device kinds are the spec’s, to the letter [R8.1]', () => {
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

  it('exist for every role and metric a device may have', () => {
    for (const role of deviceRole.options) expect(DEVICE_ROLE_TITLES[role]).not.toBe('')
    for (const metric of metricId.options) expect(METRIC_LABELS[metric]).not.toBe('')
  })
})
