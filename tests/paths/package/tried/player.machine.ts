// A media player: numbers that the media tells, volume in steps, a menu that remembers, a wildcard.
import { assign, setup } from 'xstate'

export const playerMachine = setup({
  types: {
    context: {} as { position: number; duration: number; volume: number },
    events: {} as
      | { type: 'LOADED'; duration: number }
      | { type: 'PLAY' }
      | { type: 'PAUSE' }
      | { type: 'SEEK'; to: number }
      | { type: 'TIME'; position: number }
      | { type: 'volume.up' }
      | { type: 'volume.down' }
      | { type: 'MUTE' }
      | { type: 'FAILED' },
  },
  guards: {
    isAtEnd: ({ context }) => context.duration > 0 && context.position >= context.duration,
    isLoudest: ({ context }) => context.volume >= 2,
    isSilent: ({ context }) => context.volume <= 0,
  },
}).createMachine({
  id: 'player',
  type: 'parallel',
  context: { position: 0, duration: 0, volume: 1 },
  states: {
    media: {
      initial: 'loading',
      states: {
        loading: {
          on: {
            LOADED: { target: 'ready', actions: assign({ duration: ({ event }) => event.duration }) },
            FAILED: 'broken',
          },
          after: { 8000: 'broken' },
        },
        ready: {
          initial: 'paused',
          on: {
            SEEK: {
              guard: ({ context, event }) => event.to >= 0 && event.to <= context.duration,
              actions: assign({ position: ({ event }) => event.to }),
            },
            FAILED: 'broken',
          },
          states: {
            paused: { on: { PLAY: 'playing' } },
            playing: {
              always: { guard: 'isAtEnd', target: 'ended' },
              on: { PAUSE: 'paused', TIME: { actions: assign({ position: ({ event }) => event.position }) } },
            },
            ended: { on: { PLAY: { target: 'playing', actions: assign({ position: 0 }) } } },
            last: { type: 'history', target: 'paused' },
          },
        },
        broken: { on: { '*': { target: 'ready.last' } } },
      },
    },
    sound: {
      initial: 'on',
      states: {
        on: {
          on: {
            'volume.up': {
              guard: ({ context }) => context.volume < 2,
              actions: assign({ volume: ({ context }) => context.volume + 1 }),
            },
            'volume.down': [
              { guard: 'isSilent', target: 'muted' },
              { actions: assign({ volume: ({ context }) => context.volume - 1 }) },
            ],
            MUTE: 'muted',
          },
        },
        muted: { on: { MUTE: 'on', 'volume.*': 'on' } },
      },
    },
  },
})
