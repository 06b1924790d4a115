// What happened to alarms while the live connection was lost, read from the record once it is back, and shown until
// somebody has seen it. An absence that follows one nobody has seen is told together with it. Seen is not acknowledged.
import { assertEvent, assign, emit, type SnapshotFrom, setup } from 'xstate'
import { promiseNotWired } from '../kit/not-wired.ts'
import type {
  DebriefContext,
  DebriefEmitted,
  DebriefEvent,
  DebriefOutcomes,
  DebriefPosition,
  DebriefReport,
} from './debrief.types.ts'

/**
 * The chart of the debrief after a lost connection (R11.6). No input. To provide: the promise actor `readChanges`, which
 * reads the record after a position. Emits `DebriefEmitted`.
 */
export const debriefMachine = setup({
  types: { context: {} as DebriefContext, events: {} as DebriefEvent, emitted: {} as DebriefEmitted },
  actors: {
    readChanges: promiseNotWired<DebriefOutcomes['readChanges'], DebriefPosition>('readChanges'),
  },
  guards: {
    hasReport: ({ context }) => context.report !== null,
    coversReport: ({ context: { report }, event }) => {
      assertEvent(event, 'otherTab.saw')
      const { epoch, from, to } = event
      return report !== null && epoch === report.since.epoch && from <= report.since.seq && to >= report.to
    },
    foundNothing: (_, changes: DebriefOutcomes['readChanges']) => changes.total === 0,
  },
  actions: {
    leave: assign(({ context, event }) => {
      assertEvent(event, 'link.lost')
      return { since: context.since ?? event.position, lost: event.position }
    }),
    comeBack: assign(({ event }) => {
      assertEvent(event, 'link.restored')
      return { until: event.at }
    }),
    keepReport: assign(({ context }, changes: DebriefOutcomes['readChanges']) => ({
      report: reportOf(context, changes),
    })),
    /** what comes after the last loss of the connection nobody has seen yet */
    forgetReport: assign(({ context }) => ({ report: null, since: context.lost })),
    forgetAll: assign({ report: null, since: null, lost: null }),
    tellOtherTabs: emit(({ context: { report } }): DebriefEmitted => {
      const { since, to } = known(report)
      return { type: 'debrief.seen', stretch: { epoch: since.epoch, from: since.seq, to } }
    }),
  },
}).createMachine({
  id: 'debrief',
  description: 'What happened to alarms while the connection was lost.',
  context: { since: null, lost: null, until: 0, report: null },
  initial: 'watching',
  states: {
    watching: {
      description: 'Whatever happens is seen as it happens.',
      on: { 'link.lost': { target: 'away', actions: 'leave' } },
    },
    away: {
      description: 'The connection is lost: what happens now is not seen.',
      on: {
        'link.restored': { target: 'reading', actions: 'comeBack' },
        'seen.pressed': { guard: 'hasReport', actions: ['tellOtherTabs', 'forgetReport'] },
        'otherTab.saw': { guard: 'coversReport', actions: 'forgetReport' },
      },
    },
    reading: {
      description: 'The record of the absence is being read.',
      invoke: {
        id: 'readChanges',
        src: 'readChanges',
        input: ({ context: { since } }) => known(since),
        onDone: [
          {
            guard: { type: 'foundNothing', params: ({ event }) => event.output },
            target: 'watching',
            actions: 'forgetAll',
          },
          { target: 'unseen', actions: { type: 'keepReport', params: ({ event }) => event.output } },
        ],
        onError: 'unread',
      },
      on: {
        'link.lost': { target: 'away', actions: 'leave' },
        'seen.pressed': {
          guard: 'hasReport',
          target: 'reading',
          reenter: true,
          actions: ['tellOtherTabs', 'forgetReport'],
        },
        'otherTab.saw': { guard: 'coversReport', target: 'reading', reenter: true, actions: 'forgetReport' },
      },
    },
    unread: {
      description: 'The record of the absence could not be read.',
      on: {
        'retry.pressed': 'reading',
        'seen.pressed': { target: 'watching', actions: 'forgetAll' },
        'link.lost': { target: 'away', actions: 'leave' },
      },
    },
    unseen: {
      description: 'What happened meanwhile is shown until somebody has seen it.',
      on: {
        'seen.pressed': { target: 'watching', actions: ['tellOtherTabs', 'forgetAll'] },
        'otherTab.saw': { guard: 'coversReport', target: 'watching', actions: 'forgetAll' },
        'link.lost': { target: 'away', actions: 'leave' },
      },
    },
  },
})

/** What the state says is there. */
const known = <T>(what: T | null): T => {
  if (what === null) throw new Error('unknown')
  return what
}

const reportOf = ({ since, until }: DebriefContext, changes: DebriefOutcomes['readChanges']): DebriefReport => ({
  since: known(since),
  until,
  ...changes,
})

/** Snapshot of a running `debriefMachine`, which `debriefView` turns into what the shell reads. */
export type DebriefSnapshot = SnapshotFrom<typeof debriefMachine>
