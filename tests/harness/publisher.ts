import { createDevices, flowMeter } from './devices.ts'

/** One value of a device; `ackedAt`: when the broker had acknowledged it, null while it has not. Times are epoch ms. */
export type Sent = { readonly value: number; readonly ts: number; readonly ackedAt: number | null }
/** One change of the power of a device. */
export type PowerChange = { readonly isOn: boolean; readonly sentAt: number; readonly ackedAt: number | null }
/** What was published of the devices, by name. */
export type Published = {
  readonly values: ReadonlyMap<string, readonly Sent[]>
  readonly power: ReadonlyMap<string, readonly PowerChange[]>
}

/** How often a device measures, ms; what it says of itself. */
const EVERY_MS = 1_000
export const CADENCE_MS = 2_000
/** A value names its own turn: no two of a device are the same, and each stays in the range of a flow. */
const STEP = 0.1

type Written<T> = { -readonly [Key in keyof T]: T[Key] }

/** Devices that measure each second, and the run's own record of what was acknowledged. */
export type Publisher = {
  readonly published: Published
  readonly names: readonly string[]
  /** the device says nothing until told otherwise */
  readonly silence: (name: string, isSilent: boolean) => void
  /** resolves once the broker has acknowledged */
  readonly power: (name: string, isOn: boolean) => Promise<void>
  readonly close: () => Promise<void>
}

export const createPublisher = async (mqttUrl: string, site: string, names: readonly string[]): Promise<Publisher> => {
  const devices = await createDevices(mqttUrl, site)
  const idOf = (name: string) => name.toLowerCase().replace(' ', '-')
  const values = new Map<string, Written<Sent>[]>(names.map((name) => [name, []]))
  const power = new Map<string, Written<PowerChange>[]>(names.map((name) => [name, []]))
  const busy = new Set<string>()
  const silent = new Set<string>()
  const measure = (name: string) => {
    if (busy.has(name) || silent.has(name)) return
    busy.add(name)
    const own = values.get(name) ?? []
    const sent: Written<Sent> = { value: Math.round((own.length + 1) * STEP * 10) / 10, ts: Date.now(), ackedAt: null }
    own.push(sent)
    void devices
      .telemetry(idOf(name), { flow_m3h: sent.value }, sent.ts)
      .then(() => Object.assign(sent, { ackedAt: Date.now() }))
      .finally(() => busy.delete(name))
  }
  const turn = async (name: string, isOn: boolean) => {
    const change: Written<PowerChange> = { isOn, sentAt: Date.now(), ackedAt: null }
    power.get(name)?.push(change)
    await devices.power(idOf(name), isOn ? 'on' : 'off', change.sentAt)
    change.ackedAt = Date.now()
  }
  for (const name of names) {
    await devices.birth(idOf(name), flowMeter(name, CADENCE_MS))
    await turn(name, true)
    measure(name)
  }
  const timer = setInterval(() => names.forEach(measure), EVERY_MS)
  return {
    published: { values, power },
    names,
    silence: (name, isSilent) => void (isSilent ? silent.add(name) : silent.delete(name)),
    power: turn,
    close: async () => {
      clearInterval(timer)
      await devices.client.endAsync(true)
    },
  }
}
