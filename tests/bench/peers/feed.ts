import { io } from 'socket.io-client'

/** [index of the series, ms, value] */
export type Row = readonly [number, number, number]
export type FeedHandlers = {
  /** the events of one commit, in one packet */
  readonly onEvents: (events: readonly object[]) => void
  /** readings joined over the window, the latest of each series */
  readonly onRows: (rows: readonly Row[]) => void
}

/** Over which readings are joined, ms: as the product does. */
const WINDOW_MS = 50

/** What the product hears from its upstream, over the same kind of link; nothing when no feeder is named. */
export const hearFeed = ({ onEvents, onRows }: FeedHandlers): void => {
  const url = process.env['FEED_URL']
  if (url === undefined) return
  const waiting = new Map<number, Row>()
  const link = io(`${url}/peers`, { transports: ['websocket'] })
  link.on('events', onEvents)
  link.on('rows', (rows: readonly Row[]) => {
    for (const row of rows) waiting.set(row[0], row)
  })
  setInterval(() => {
    if (waiting.size === 0) return
    onRows([...waiting.values()])
    waiting.clear()
  }, WINDOW_MS)
}
