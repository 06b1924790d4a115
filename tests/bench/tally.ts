// frames heard by all clients of a process → counts, and when what was marked arrived

/** What one process of clients heard since the last reset. */
export type Report = {
  /** marked events, each client's counted */
  readonly heard: number
  /** readings, each client's counted */
  readonly rows: number
  /** frames that were no mere sign of life */
  readonly frames: number
  /** reads of the socket that brought such frames */
  readonly reads: number
  /** latency from the event's own stamp, [µs, how many] */
  readonly latencies: readonly (readonly [number, number])[]
  /** arrivals by mark, µs of the machine's monotonic clock, where the mark is no stamp */
  readonly arrivals: readonly (readonly [number, readonly number[]])[]
}
export type Tally = {
  readonly take: (data: Buffer, start: number, end: number, isFirstClient: boolean) => void
  readonly readDone: () => void
  /** Begins again; `onAll` is called each time that so many more events and readings were heard. */
  readonly reset: (expected: number) => void
  readonly report: () => Report
}

/** Precedes a number in what the benchmark has sent: when it was sent, or which device it is of. */
export const MARK = 'bench:'
/** µs of the machine's monotonic clock, the same in every process. */
export const nowUs = (): number => Number(process.hrtime.bigint() / 1_000n)

const MARK_BYTES = Buffer.from(MARK)
const ROWS_BYTES = Buffer.from('"rows":[')
const BUCKET_US = 20
const BUCKETS = 1_000_000
const [ZERO, NINE, BRACKET] = [0x30, 0x39, 0x5b]

/** @param marks what the number after a mark is */
export const createTally = (events: string, signs: string, marks: 'stamp' | 'device', onAll: () => void): Tally => {
  const eventStart = Buffer.from(events)
  const signStart = Buffer.from(signs)
  const histogram = new Uint32Array(BUCKETS)
  const arrivals = new Map<number, number[]>()
  let [heard, rows, frames, reads, framesBefore, at] = [0, 0, 0, 0, 0, 0]
  let [expected, nextAll] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]

  const count = (latencyUs: number): void => {
    const bucket = Math.min(BUCKETS - 1, Math.max(0, Math.floor(latencyUs / BUCKET_US)))
    histogram[bucket] = (histogram[bucket] ?? 0) + 1
  }
  const arrive = (mark: number): void => {
    const known = arrivals.get(mark)
    if (known === undefined) arrivals.set(mark, [at])
    else known.push(at)
  }
  const hear = (mark: number): void => {
    heard += 1
    if (marks === 'stamp') count(at - mark)
    else arrive(mark)
  }

  return {
    take: (data, start, end, isFirstClient) => {
      if (startsWith(data, start, signStart)) return
      if (at === 0) at = nowUs()
      frames += 1
      if (startsWith(data, start, eventStart)) {
        for (const mark of marksOf(data, start, end)) hear(mark)
        return
      }
      const list = data.indexOf(ROWS_BYTES, start)
      if (list < 0 || list >= end) return
      rows += bracketsIn(data, list + ROWS_BYTES.length, end)
      if (isFirstClient) for (const age of agesOf(data, list + ROWS_BYTES.length - 1, end)) count(age)
    },
    readDone: () => {
      if (frames > framesBefore) reads += 1
      framesBefore = frames
      at = 0
      if (heard + rows < nextAll) return
      nextAll += expected
      onAll()
    },
    reset: (many) => {
      expected = many
      nextAll = many
      histogram.fill(0)
      arrivals.clear()
      ;[heard, rows, frames, reads, framesBefore] = [0, 0, 0, 0, 0]
    },
    report: () => ({
      heard,
      rows,
      frames,
      reads,
      latencies: filled(histogram),
      arrivals: [...arrivals],
    }),
  }
}

const filled = (histogram: Uint32Array): [number, number][] => {
  const found: [number, number][] = []
  histogram.forEach((many, bucket) => {
    if (many > 0) found.push([bucket * BUCKET_US, many])
  })
  return found
}

const startsWith = (data: Buffer, at: number, prefix: Buffer): boolean => {
  for (let index = 0; index < prefix.length; index += 1) if (data[at + index] !== prefix[index]) return false
  return true
}

/** The numbers after the marks of a frame. */
const marksOf = (data: Buffer, start: number, end: number): number[] => {
  const found: number[] = []
  for (let from = start; ; ) {
    const mark = data.indexOf(MARK_BYTES, from)
    if (mark < 0 || mark >= end) return found
    let value = 0
    from = mark + MARK_BYTES.length
    for (let digit = data[from] ?? 0; digit >= ZERO && digit <= NINE; digit = data[from] ?? 0) {
      value = value * 10 + digit - ZERO
      from += 1
    }
    found.push(value)
  }
}

const bracketsIn = (data: Buffer, start: number, end: number): number => {
  let count = 0
  for (let at = start; at < end; at += 1) if (data[at] === BRACKET) count += 1
  return count
}

/** How long ago the readings `[index, ms, value]` of a frame were measured, µs. */
const agesOf = (data: Buffer, start: number, end: number): number[] => {
  const text = data.toString('latin1', start, end)
  const list: [number, number, number][] = JSON.parse(text.slice(0, text.lastIndexOf(']]') + 2))
  const now = Date.now()
  return list.map(([, ts]) => (now - ts) * 1_000)
}
