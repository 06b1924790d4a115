import { InferenceSession, Tensor } from 'onnxruntime-node'

/** A network: numbers of a shape in, numbers of a shape out. */
export type Network = (input: Float32Array, shape: readonly number[]) => Promise<Output>
export type Output = { readonly values: Float32Array; readonly shape: readonly number[] }

/** Bytes of the networks; who owns the disk reads them. */
export type MeterWeights = {
  /** PP-OCRv4 text detection */
  readonly detection: Uint8Array
  /** PP-OCRv4 text recognition */
  readonly recognition: Uint8Array
  /** one character a line, in the order of the recogniser's classes */
  readonly dictionary: string
  /** wheels of a counter, see docs/ai/releve-compteur.md */
  readonly wheels: Uint8Array
}

/** One thread and no kept arena: what it takes for a picture it gives back. */
const OPTIONS: InferenceSession.SessionOptions = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  enableCpuMemArena: false,
  enableMemPattern: false,
  logSeverityLevel: 3,
}

export const openNetwork = async (weights: Uint8Array): Promise<{ run: Network; close: () => Promise<void> }> => {
  const session = await InferenceSession.create(weights, OPTIONS)
  const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]]
  return {
    run: async (values, shape) => {
      const results = await session.run({ [input]: new Tensor('float32', values, [...shape]) })
      const tensor = results[output]
      if (tensor === undefined || !(tensor.data instanceof Float32Array)) throw new Error('a network gave no numbers')
      return { values: tensor.data, shape: tensor.dims }
    },
    close: () => session.release(),
  }
}
