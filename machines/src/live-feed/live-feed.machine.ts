// The live connection to the gateway. Only a received frame proves that it works: neither an open socket nor the
// browser's opinion of the network does. The state `linked` invokes the socket, so entering it opens a connection and
// leaving it closes that; the socket's adapter keeps the position to resume from, the tokens and the data.
import { CLOSE_CODES, isRetryableClose, LIVE_TIMING } from '@vigie/contracts/live'
import { assertEvent, assign, type SnapshotFrom, sendTo, setup } from 'xstate'
import { callbackNotWired } from '../kit/not-wired.ts'
import { afterFailure, NO_FAILURES } from '../kit/retry.ts'
import type { LiveFeedContext, LiveFeedEvent, LiveFeedInput, SocketCommand } from './live-feed.types.ts'

/**
 * The chart of the live connection to the gateway: opening, living, stale, retrying with backoff (R7.3), refused.
 * Input: `LiveFeedInput`. To provide: the actor `socket`, which sends `SocketReport` events and is sent
 * `SocketCommand`s.
 */
export const liveFeedMachine = setup({
  types: {
    context: {} as LiveFeedContext,
    input: {} as LiveFeedInput,
    events: {} as LiveFeedEvent,
  },
  actors: {
    socket: callbackNotWired<SocketCommand>('socket'),
  },
  guards: {
    /** a gateway that heard no token is tried again: one is sent as soon as the socket opens, and was lost on the way */
    mayRetry: ({ event }) =>
      event.type === 'socket.closed' &&
      (isRetryableClose(event.code) || event.code === CLOSE_CODES.authenticationTimeout.code),
    saysSourceLive: ({ event }) => event.type === 'frame.received' && event.source === 'live',
    saysSourceSilent: ({ event }) => event.type === 'frame.received' && event.source === 'silent',
    saysSourceDown: ({ event }) => event.type === 'frame.received' && event.source === 'down',
  },
  actions: {
    forgetFailures: assign({ ...NO_FAILURES, closeCode: null }),
    /** full jitter: over the window that a gateway which restarts asked for, else over the chart's own backoff */
    planRetry: assign(({ context, event }) => {
      const planned = afterFailure(context)
      const windowMs = event.type === 'socket.closed' ? event.retryWithinMs : undefined
      return windowMs === undefined ? planned : { ...planned, retryInMs: Math.round(context.random() * windowMs) }
    }),
    rememberClose: assign(({ event }) => {
      assertEvent(event, 'socket.closed')
      return { closeCode: event.code }
    }),
    forgetClose: assign({ closeCode: null }),
    askAge: sendTo('socket', { type: 'age.asked' }),
  },
  delays: {
    /** the most between starting a socket and its welcome (R7.3) */
    connectTimeout: 20_000,
    staleAfter: LIVE_TIMING.staleAfterMs,
    /** the most silence after becoming stale; after it, the connection is given up */
    dropAfter: 5_000,
    retryDelay: ({ context }) => context.retryInMs,
  },
}).createMachine({
  id: 'live-feed',
  description: 'The live connection to the gateway.',
  context: ({ input }) => ({ random: input.random, ...NO_FAILURES, closeCode: null }),
  type: 'parallel',
  states: {
    network: {
      description: "The browser's word on the network: a hint that explains a failure, never a proof.",
      initial: 'online',
      states: {
        online: {
          description: 'The browser sees a network.',
          on: { 'network.offline': 'offline' },
        },
        offline: {
          description: 'The browser sees no network.',
          on: { 'network.online': 'online' },
        },
      },
    },
    link: {
      description: 'The connection itself.',
      initial: 'linked',
      states: {
        linked: {
          description: 'A socket is wanted: it opens, lives or has fallen silent.',
          invoke: { id: 'socket', src: 'socket' },
          on: {
            'socket.closed': [
              { guard: 'mayRetry', target: 'retrying', actions: 'rememberClose' },
              { target: 'refused', actions: 'rememberClose' },
            ],
          },
          initial: 'connecting',
          states: {
            connecting: {
              description: 'No welcome yet from the gateway.',
              after: { connectTimeout: { target: '#live-feed.link.retrying', actions: 'forgetClose' } },
              initial: 'opening',
              states: {
                opening: {
                  description: 'The socket is being opened.',
                  on: { 'socket.opened': 'greeting' },
                },
                greeting: {
                  description: 'The socket is open and the gateway is checking who we are.',
                  on: { 'welcome.received': { target: '#live-feed.link.linked.live', actions: 'forgetFailures' } },
                },
              },
            },
            live: {
              description: 'The gateway was heard a moment ago.',
              on: {
                'frame.received': [
                  { guard: 'saysSourceLive', target: '.sourceLive', reenter: true },
                  { guard: 'saysSourceSilent', target: '.sourceSilent', reenter: true },
                  { guard: 'saysSourceDown', target: '.sourceDown', reenter: true },
                  { target: '.sourceUnknown', reenter: true },
                ],
                'page.shown': { actions: 'askAge' },
                'silence.noticed': '#live-feed.link.linked',
              },
              after: { staleAfter: 'stale' },
              initial: 'sourceUnknown',
              states: {
                sourceUnknown: {
                  description: 'The gateway has not said yet how it hears the upstream.',
                },
                sourceLive: {
                  description: 'The gateway hears the upstream: values are live.',
                },
                sourceSilent: {
                  description: 'The gateway is connected to an upstream that says nothing.',
                },
                sourceDown: {
                  description: 'The gateway has lost the upstream.',
                },
              },
            },
            stale: {
              description: 'Nothing was heard for too long: values are kept, dated, and not live.',
              on: {
                'frame.received': [
                  { guard: 'saysSourceLive', target: 'live.sourceLive' },
                  { guard: 'saysSourceSilent', target: 'live.sourceSilent' },
                  { guard: 'saysSourceDown', target: 'live.sourceDown' },
                  { target: 'live.sourceUnknown' },
                ],
                'page.shown': { actions: 'askAge' },
                'silence.noticed': '#live-feed.link.linked',
                'network.online': '#live-feed.link.linked',
                'retry.pressed': '#live-feed.link.linked',
              },
              after: { dropAfter: '#live-feed.link.retrying' },
            },
          },
        },
        retrying: {
          description: 'The connection was lost and is tried again after a jittered delay.',
          entry: 'planRetry',
          after: { retryDelay: 'linked' },
          on: {
            'network.online': 'linked',
            'page.shown': 'linked',
            'retry.pressed': 'linked',
          },
        },
        refused: {
          description: 'The gateway refused in a way that only a new session or the person can change.',
          on: { 'session.renewed': 'linked', 'retry.pressed': 'linked' },
        },
      },
    },
  },
})

/** Snapshot of a running `liveFeedMachine`, which `liveFeedView` turns into what the shell reads. */
export type LiveFeedSnapshot = SnapshotFrom<typeof liveFeedMachine>
