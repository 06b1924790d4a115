import { cut, type Leaning, type Raster } from '../pictures/index.ts'
import { planesOf } from './ocr-input.ts'
import type { Network } from './runtime.ts'

/** A character, how sure the recogniser is (0…1), and where along the line it stands (0 left … 1 right). */
export type Character = { readonly text: string; readonly sure: number; readonly at: number }

const HEIGHT = 48
const NARROWEST = 48
const WIDEST = 1_600
const HALF = [0.5, 0.5, 0.5]

/** The recogniser's alphabet: a blank, the dictionary, a space. */
export const alphabetOf = (dictionary: string): string[] => {
  const lines = dictionary.replaceAll('\r', '').split('\n')
  if (lines.at(-1) === '') lines.pop()
  return ['', ...lines, ' ']
}

/** What is written in one line of the picture, by PP-OCRv4's recogniser and greedy CTC. */
export const readText = async (
  picture: Raster,
  place: Leaning,
  recognise: Network,
  alphabet: readonly string[],
): Promise<Character[]> => {
  const wanted = Math.round((HEIGHT * place.width) / place.height)
  const width = Math.min(WIDEST, Math.max(NARROWEST, wanted))
  const line = cut(picture, place, width, HEIGHT)
  const { values, shape } = await recognise(planesOf(line, HALF, HALF), [1, 3, HEIGHT, width])
  return decodeCtc(values, shape[1] ?? 0, shape[2] ?? 0, alphabet)
}

/** Repeats fold into one character, blanks part two of the same; a character stands at the middle of its run. */
export const decodeCtc = (
  values: Float32Array,
  steps: number,
  classes: number,
  alphabet: readonly string[],
): Character[] => {
  const found: { text: string; sure: number; from: number; to: number }[] = []
  let last = 0
  for (let step = 0; step < steps; step++) {
    let [best, sure] = [0, -1]
    for (let c = 0; c < classes; c++) {
      const value = values[step * classes + c] ?? 0
      if (value > sure) [best, sure] = [c, value]
    }
    const current = found.at(-1)
    if (best !== 0 && best === last && current !== undefined) {
      current.to = step
      current.sure = Math.max(current.sure, sure)
    } else if (best !== 0) {
      found.push({ text: alphabet[best] ?? '', sure, from: step, to: step })
    }
    last = best
  }
  return found.map(({ text, sure, from, to }) => ({ text, sure, at: ((from + to) / 2 + 0.5) / steps }))
}
