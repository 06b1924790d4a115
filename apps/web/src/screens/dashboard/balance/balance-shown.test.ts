import { deviceId } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { volumesOf } from '@/widgets/kpi/volumes'
import { balanceShown } from './balance-shown.ts'
import { endsOf } from './ends.ts'

const figure = (value: number | null) => ({ value, previous: null, completenessPct: null })
const source = (id: string, value: number) => ({
  device: deviceId.parse(id),
  volumeM3: figure(value),
  runningHours: figure(null),
  starts: figure(null),
  energyKwh: figure(null),
  kwhPerM3: figure(null),
})
const sector = (id: string, value: number) => ({
  device: deviceId.parse(id),
  volumeM3: figure(value),
  budgetM3: null,
  nightFlowM3h: figure(null),
})
const bodyOf = (sources: readonly number[], sectors: readonly number[], stored: number) => {
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
  return {
    sources: sources.map((value, place) => source(`source-${place}`, value)),
    consumptions: sectors.map((value, place) => sector(`sector-${place}`, value)),
    water: {
      producedM3: figure(sum(sources)),
      consumedM3: figure(sum(sectors)),
      storedDeltaM3: figure(stored),
      unaccountedM3: figure(sum(sources) - sum(sectors) - stored),
      unaccountedPct: figure(null),
      storedM3: null,
      autonomyHours: null,
    },
  }
}
const CASES = [
  // what a sector took was 103 among the sectors, and 102 among all that went out
  bodyOf([236.3], [102.6, 55.9], 0),
  bodyOf([52.8], [155.2, 50.9, 8.6, 7.9, 7.8, 3.6], -183.5),
  bodyOf([4.21, 3.305], [0.494, 6.31], 0.3),
  bodyOf([80.2], [100.4], -15.3),
  // rounded to whole m³, the sectors would come to one less than all of them together
  bodyOf([63.2], [184.2, 121.4, 67.4, 60.4, 51.4, 40.2], -463),
]

test('[R10] a volume that its whole would bend has a decimal more: 121,4 m³ is never 122', () => {
  const { of, write } = volumesOf(bodyOf([63.2], [184.2, 121.4, 67.4, 60.4, 51.4, 40.2], -463))
  expect(write(of('sector-1'))).toBe('121,4')
  // of what has one already, that one gives way: litres of a meter's rounding are no figure
  const small = volumesOf(bodyOf([63.2], [185.57, 122.36, 85.48, 60.85, 51.96, 38.32], -483))
  expect(small.write(small.of('sector-0'))).toBe('185,6')
  const whole = volumesOf(bodyOf([236.3], [103.1, 55.9], 0))
  expect(whole.write(whole.of('sector-0'))).toBe('103')
})

test.each(CASES)(
  '[R10] a volume is one figure wherever it stands, and the balance closes in the figures shown',
  (body) => {
    const volumes = volumesOf(body)
    const ends = endsOf(body, new Map())
    const shown = balanceShown(ends, volumes)
    for (const end of [...ends.in, ...ends.out])
      if (end.kind === 'device') expect(shown.of(end)).toBe(volumes.of(end.id))
    const sum = (side: typeof ends.in) => side.reduce((total, end) => total + shown.of(end), 0)
    expect(sum(ends.in)).toBeCloseTo(shown.total, 6)
    expect(sum(ends.out)).toBeCloseTo(shown.total, 6)
    const consumed = body.consumptions.reduce((total, { device }) => total + (volumes.of(device) ?? 0), 0)
    expect(volumes.write(consumed)).toBe(volumes.write(body.water.consumedM3.value))
    for (const { device, volumeM3 } of [...body.sources, ...body.consumptions])
      expect(Math.abs((volumes.of(device) ?? 0) - (volumeM3.value ?? 0))).toBeLessThanOrEqual(
        0.5 / 10 ** volumes.decimals,
      )
  },
)
