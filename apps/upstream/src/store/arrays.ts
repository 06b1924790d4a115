/**
 * One-dimensional arrays in PostgreSQL's binary format, for `unnest($1::int8[], …)`.
 * Both drivers pass a Buffer through as a binary parameter: the server then reads
 * a column of numbers about six times faster than from text.
 */

/** OIDs of the array types below; PGlite must be told to leave them alone. */
export const BINARY_ARRAY_OIDS = { int2: 1005, int4: 1007, int8: 1016, float8: 1022 } as const

export const int2Array = (values: readonly number[]): Buffer =>
  encode(21, 2, values, (view, offset, value) => view.setInt16(offset, value))
export const int4Array = (values: readonly (number | null)[]): Buffer =>
  encode(23, 4, values, (view, offset, value) => view.setInt32(offset, value))
export const int8Array = (values: readonly (number | null)[]): Buffer =>
  encode(20, 8, values, (view, offset, value) => {
    view.setInt32(offset, Math.floor(value / 2 ** 32))
    view.setUint32(offset + 4, value >>> 0)
  })
export const float8Array = (values: readonly (number | null)[]): Buffer =>
  encode(701, 8, values, (view, offset, value) => view.setFloat64(offset, value))

const HEADER = 20

const encode = (
  elementOid: number,
  size: number,
  values: readonly (number | null)[],
  put: (view: DataView, offset: number, value: number) => void,
): Buffer => {
  const buffer = Buffer.allocUnsafe(HEADER + values.length * (4 + size))
  const view = new DataView(buffer.buffer, buffer.byteOffset)
  let offset = HEADER
  let hasNull = 0
  for (const value of values) {
    if (value === null) {
      hasNull = 1
      view.setInt32(offset, -1)
      offset += 4
      continue
    }
    view.setInt32(offset, size)
    put(view, offset + 4, value)
    offset += 4 + size
  }
  ;[1, hasNull, elementOid, values.length, 1].forEach((word, index) => {
    view.setInt32(index * 4, word)
  })
  return buffer.subarray(0, offset)
}
