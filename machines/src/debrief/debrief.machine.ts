// What happened to alarms while the live connection was lost, read from the record once it is back, and shown until
// somebody has seen it. A loss that follows one nobody has seen is told together with it, each with its own stretch: what
// came between them was seen as it happened. Seen is not acknowledged.
import type { AlarmChanges } from '@vigie/contracts/entities'
import { assertEvent, assign, emit, type SnapshotFrom, setup } from 'xstate'
import { promiseNotWired } from '../kit/not-wired.ts'
import type {
  DebriefContext,
  DebriefEmitted,
  DebriefEvent,
  DebriefLoss,
  DebriefOutcomes,
  DebriefPosition,
  DebriefReport,
} from './debrief.types.ts'

/**
 * The chart of the debrief after a lost connection (R11.6). No input. To provide: the promise actor `readChanges`, which
 * reads the record of some losses. Emits `DebriefEmitted`.
 */
export const debriefMachine = setup({
  types: { context: {} as DebriefContext, events: {} as DebriefEvent, emitted: {} as DebriefEmitted },
  actors: {
    readChanges: promiseNotWired<DebriefOutcomes['readChanges'], readonly DebriefLoss[]>('readChanges'),
  },
  guards: {
    hasReport: ({ context }) => context.report !== null,
    coversReport: ({ context: { report }, event }) => {
      assertEvent(event, 'otherTab.saw')
      const { epoch, from, to } = event
      if (report === null) return false
      const since = firstOf(report)
      return epoch === since.epoch && from <= since.seq && to >= report.to
    },
    foundNothing: (_, changes: DebriefOutcomes['readChanges']) => changes.total === 0,
  },
  actions: {
    leave: assign(({ context, event }) => {
      assertEvent(event, 'link.lost')
      const { position, earlier = [] } = event
      return { losses: [...context.losses, ...earlier, { since: position, until: null }] }
    }),
    comeBack: assign(({ context: { losses }, event }) => {
      assertEvent(event, 'link.restored')
      const until = { seq: event.seq, at: event.at }
      return { losses: losses.map((loss) => (loss.until === null ? { ...loss, until } : loss)) }
    }),
    keepReport: assign(({ context }, changes: DebriefOutcomes['readChanges']) => {
      const losses = lossesOf(changes, endedAfter(changes, context.losses))
      return { losses, report: { losses, ...changes } }
    }),
    /** what happened during later losses nobody has seen yet */
    forgetReport: assign(({ context: { losses, report } }) => ({
      report: null,
      losses: losses.slice(known(report).losses.length),
    })),
    forgetAll: assign({ report: null, losses: [] }),
    tellOtherTabs: emit(({ context: { report } }): DebriefEmitted => {
      const { epoch, seq } = firstOf(known(report))
      return { type: 'debrief.seen', stretch: { epoch, from: seq, to: known(report).to } }
    }),
  },
}).createMachine({
  id: 'debrief',
  description: 'What happened to alarms while the connection was lost.',
  context: { losses: [], report: null },
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
        input: ({ context: { losses } }) => losses,
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

const firstOf = ({ losses: [first] }: DebriefReport): DebriefPosition => known(first ?? null).since

/** Entries may reach the page after the heartbeat that ended a loss: it ends after all that the record holds of it. */
const endedAfter = ({ to, alarms }: AlarmChanges, losses: readonly DebriefLoss[]): readonly DebriefLoss[] => {
  const last = losses.at(-1)
  if (last === undefined || last.until === null) return losses
  const moments = alarms.flatMap(({ changes }) => changes.map(({ at }) => Date.parse(at) + 1))
  const until = { seq: Math.max(to, last.until.seq), at: Math.max(last.until.at, ...moments) }
  return [...losses.slice(0, -1), { ...last, until }]
}

/** The losses during which something happened. Where not all of it is listed, that is not known of any. */
const lossesOf = ({ total, alarms }: AlarmChanges, losses: readonly DebriefLoss[]): readonly DebriefLoss[] => {
  if (total !== alarms.length) return losses
  const seqs = alarms.flatMap(({ changes }) => changes.map(({ seq }) => seq))
  const told = losses.filter(({ since, until }) => seqs.some((seq) => seq > since.seq && seq <= (until?.seq ?? seq)))
  return told.length > 0 ? told : losses
}

/** Snapshot of a running `debriefMachine`, which `debriefView` turns into what the shell reads. */
export type DebriefSnapshot = SnapshotFrom<typeof debriefMachine>
