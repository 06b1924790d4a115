import { createDevices, flowMeter } from '../harness/devices.ts'
import { test as base, type TrialDevice } from './fixtures.ts'
import { Alarms } from './pages/alarms.ts'

/** Devices of one test alone. */
export type Fleet = {
  readonly words: string
  readonly devices: readonly TrialDevice[]
  /** cuts the power of the first so many */
  readonly cut: (count: number) => Promise<void>
}

/** Tests of the alarms of their own devices. */
export const test = base.extend<{ readonly fleet: (count: number) => Promise<Fleet>; readonly alarms: Alarms }>({
  alarms: ({ page, origin }, use) => use(new Alarms(page, origin)),
  fleet: async ({ stack, site }, use, { testId }) => {
    const connection = await createDevices(stack.urls.mqtt, site)
    const cutOff = new Set<string>()
    await use(async (count) => {
      const words = `Lot ${testId.slice(-6)}`
      const devices = Array.from({ length: count }, (_, index) => ({
        id: `lot-${testId.slice(-6).replace(/[^a-z0-9]/g, '')}-${index + 1}`,
        name: `${words} n${index + 1}`,
        devices: connection,
      }))
      for (const { id, name } of devices) {
        await connection.birth(id, flowMeter(name))
        await connection.power(id, 'on', Date.now() - 60_000)
      }
      const cut = async (cuts: number) => {
        for (const { id } of devices.slice(0, cuts)) {
          cutOff.add(id)
          await connection.power(id, 'off')
        }
      }
      return { words, devices, cut }
    })
    // what the tests that follow see of the site is not theirs
    for (const id of cutOff) await connection.power(id, 'on')
    await connection.close()
  },
})
