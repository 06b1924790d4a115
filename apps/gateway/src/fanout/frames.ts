import type { LiveEvent } from '@vigie/contracts/live'

// live events → text → WebSocket frames ready for the socket

/** The text of one live event. */
export const encode = (event: LiveEvent): string => JSON.stringify(event)

/**
 * Several text frames as a server sends them (final, unmasked), in one Buffer:
 * one write carries them all, and every subscriber can be given the same Buffer.
 */
export const joinFrames = (texts: readonly string[]): Buffer => {
  const sizes = texts.map((text) => Buffer.byteLength(text))
  const total = sizes.reduce((sum, size) => sum + headerSize(size) + size, 0)
  const joined = Buffer.allocUnsafe(total)
  let at = 0
  texts.forEach((text, index) => {
    at = writeHeader(joined, at, sizes[index] ?? 0)
    at += joined.write(text, at)
  })
  return joined
}

const FINAL_TEXT = 0x81
const SHORT_MAX = 125
const MEDIUM_MAX = 65_535

const headerSize = (size: number): number => {
  if (size <= SHORT_MAX) return 2
  return size <= MEDIUM_MAX ? 4 : 10
}

/** RFC 6455 §5.2, without mask. @returns where the payload begins */
const writeHeader = (target: Buffer, start: number, size: number): number => {
  const at = target.writeUInt8(FINAL_TEXT, start)
  if (size <= SHORT_MAX) return target.writeUInt8(size, at)
  if (size <= MEDIUM_MAX) return target.writeUInt16BE(size, target.writeUInt8(126, at))
  return target.writeBigUInt64BE(BigInt(size), target.writeUInt8(127, at))
}
