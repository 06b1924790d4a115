import type { Canvas, Colour } from './canvas.ts'

/** Figures of 5 × 7 dots, a row a number, its highest bit on the left. */
const GLYPHS: Readonly<Record<string, readonly number[]>> = {
  '0': [0b01110, 0b10001, 0b10001, 0b10001, 0b10001, 0b10001, 0b01110],
  '1': [0b00100, 0b01100, 0b00100, 0b00100, 0b00100, 0b00100, 0b01110],
  '2': [0b01110, 0b10001, 0b00001, 0b00110, 0b01000, 0b10000, 0b11111],
  '3': [0b11110, 0b00001, 0b00001, 0b01110, 0b00001, 0b00001, 0b11110],
  '4': [0b00010, 0b00110, 0b01010, 0b10010, 0b11111, 0b00010, 0b00010],
  '5': [0b11111, 0b10000, 0b11110, 0b00001, 0b00001, 0b10001, 0b01110],
  '6': [0b00110, 0b01000, 0b10000, 0b11110, 0b10001, 0b10001, 0b01110],
  '7': [0b11111, 0b00001, 0b00010, 0b00100, 0b01000, 0b01000, 0b01000],
  '8': [0b01110, 0b10001, 0b10001, 0b01110, 0b10001, 0b10001, 0b01110],
  '9': [0b01110, 0b10001, 0b10001, 0b01111, 0b00001, 0b00010, 0b01100],
  '.': [0, 0, 0, 0, 0, 0b01100, 0b01100],
  ':': [0, 0b00100, 0, 0, 0, 0b00100, 0],
  '/': [0b00001, 0b00001, 0b00010, 0b00100, 0b01000, 0b10000, 0b10000],
}
const ADVANCE = 6

/** Height of figures whose dots are so large, pixels. */
export const digitsHeight = (dot: number): number => 7 * dot

/** Writes figures from their upper left corner on, in dots of so many pixels; what is no figure is a gap. */
export const drawDigits = (canvas: Canvas, text: string, x: number, y: number, dot: number, colour: Colour): void => {
  for (const [place, character] of [...text].entries())
    for (const [row, bits] of (GLYPHS[character] ?? []).entries())
      for (let column = 0; column < 5; column += 1)
        if (((bits >> (4 - column)) & 1) === 1)
          canvas.rect(x + (place * ADVANCE + column) * dot, y + row * dot, dot, dot, colour)
}
