/** The texts of joined frames, none of them longer than 65,535 bytes. */
export const textsOf = (bytes: Buffer): string[] => {
  const texts: string[] = []
  for (let at = 0; at < bytes.length; ) {
    const short = bytes.readUInt8(at + 1)
    const [start, size] = short === 126 ? [at + 4, bytes.readUInt16BE(at + 2)] : [at + 2, short]
    texts.push(bytes.toString('utf8', start, start + size))
    at = start + size
  }
  return texts
}
