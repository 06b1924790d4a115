import { alphabetOf } from './read-text.ts'
import { type MeterWeights, type Network, openNetwork } from './runtime.ts'

/** The three networks of a reading, open; `close` gives their memory back. */
export type MeterNetworks = {
  readonly detect: Network
  readonly recognise: Network
  readonly wheels: Network
  readonly alphabet: readonly string[]
  readonly close: () => Promise<void>
}

export const openMeterNetworks = async (weights: MeterWeights): Promise<MeterNetworks> => {
  const detect = await openNetwork(weights.detection)
  const recognise = await openNetwork(weights.recognition)
  const wheels = await openNetwork(weights.wheels)
  return {
    detect: detect.run,
    recognise: recognise.run,
    wheels: wheels.run,
    alphabet: alphabetOf(weights.dictionary),
    close: async () => {
      await Promise.all([detect.close(), recognise.close(), wheels.close()])
    },
  }
}
