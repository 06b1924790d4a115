import type { DeviceLink } from '../devices/device-link.ts'
import { packAll } from '../devices/outbox.ts'
import type { DeviceRecord, Recording } from './record.ts'

/**
 * Publishes a recording over the links of its devices, all devices at once, each in order with one message in flight:
 * first the power as it stood at the beginning, then its changes, then the samples. Resolves when all of it is
 * acknowledged.
 * @param onSent called with the number of samples acknowledged since the last call
 */
export const sendHistory = async (
  links: readonly DeviceLink[],
  recording: Recording,
  onSent: (samples: number) => void,
): Promise<void> => {
  const send = async (link: DeviceLink) => {
    const record = recording.devices.get(link.device)
    if (record === undefined) return
    const state = recording.unpowered.has(link.device) ? 'off' : 'on'
    await sendPower(link, [{ ts: recording.fromMs, state }, ...record.power])
    for (const parcel of packAll(record.samples)) {
      await link.deliver(parcel)
      onSent(parcel.samples)
    }
  }
  await Promise.all(links.map(send))
}

const sendPower = async (
  link: DeviceLink,
  changes: readonly Pick<DeviceRecord['power'][number], 'ts' | 'state'>[],
): Promise<void> => {
  for (const { ts, state } of changes) {
    await link.deliver({ kind: 'power', json: JSON.stringify({ ts, state }), samples: 0 })
  }
}
