/** A text frame as a server sends it: final, unmasked (RFC 6455 §5.2). */
export const frameOf = (text: string): Buffer => {
  const payload = Buffer.from(text)
  return Buffer.concat([headerOf(payload.length), payload])
}

const headerOf = (size: number): Buffer => {
  if (size < 126) return Buffer.from([0x81, size])
  if (size <= 65_535) return Buffer.from([0x81, 126, size >> 8, size & 0xff])
  const header = Buffer.from([0x81, 127, 0, 0, 0, 0, 0, 0, 0, 0])
  header.writeBigUInt64BE(BigInt(size), 2)
  return header
}
