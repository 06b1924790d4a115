import { z } from 'zod'
import { alarm, alarmActor } from './alarm.ts'
import { alarmCommonCause, alarmCounts, alarmTransition } from './alarm-acts.ts'
import { deviceId } from './device.ts'
import { numberText } from './number-text.ts'
import { instant } from './time.ts'
import { writtenText } from './written.ts'

// Shift handover: the note of who leaves, beside it what the records say, and who took over.

const named = { device: deviceId, deviceName: z.string().describe('as it was called then') }

/** An open alarm as it stood. */
export const handoverAlarm = alarm
  .pick({
    id: true,
    device: true,
    condition: true,
    priority: true,
    state: true,
    raisedAt: true,
    shelvedUntil: true,
    reason: true,
    finding: true,
  })
  .extend({
    ...named,
    clearedAt: instant.nullable().default(null).describe('null while the condition held'),
    cut: alarmCommonCause
      .pick({ devices: true, lasting: true })
      .optional()
      .describe('of a power cut that others share: the devices that were in it, and those still without power then'),
  })
/** An open alarm as it stood. */
export type HandoverAlarm = z.infer<typeof handoverAlarm>

/** What somebody did to an alarm during the shift. */
export const handoverAct = z.object({
  seq: z.number().int().min(1).describe('position in the journal of the site'),
  at: instant,
  event: alarmTransition,
  actor: alarmActor,
  ...named,
  condition: alarm.shape.condition,
  finding: alarm.shape.finding,
  comment: z.string().nullable(),
})
/** What somebody did to an alarm during the shift. */
export type HandoverAct = z.infer<typeof handoverAct>

/** The most alarms, cuts and acts that a note lists; how many there were is always counted. */
export const HANDOVER_LISTED = 200

const count = z.number().int().min(0)
/** What the records say at one position of the journal: everything since the note before, and what stands now. */
export const handoverFacts = z.object({
  seq: z.number().int().min(0).describe('position in the journal of the site'),
  from: instant.describe('beginning of the shift, as it was asked for'),
  to: instant,
  counts: alarmCounts,
  alarms: z
    .array(handoverAlarm)
    .max(HANDOVER_LISTED)
    .describe('open ones: those that hold, then those that are over, each the most urgent first, then the newest'),
  nextReturn: instant.nullable().describe('when the next shelving ends; null: none is shelved'),
  cutCount: count.describe('devices without power'),
  cuts: z
    .array(z.object({ ...named, since: instant }))
    .max(HANDOVER_LISTED)
    .describe('cuts under way, oldest first'),
  raised: count.describe('new alarms of the shift'),
  actCount: count.describe('acts of the shift'),
  acts: z.array(handoverAct).max(HANDOVER_LISTED).describe('acts of the shift, newest first'),
})
/** What the records say when a note is signed. */
export type HandoverFacts = z.infer<typeof handoverFacts>

/** The longest note, characters. */
export const HANDOVER_TEXT_MAX = 4_000
/** How far back the records of a shift are told: to the note before, or so many hours. */
export const handoverShift = z.enum(['note', '8h', '12h', '24h'])
/** How far back the records of a shift are told. */
export type HandoverShift = z.infer<typeof handoverShift>
const shift = handoverShift
  .optional()
  .describe('absent: to the note before where that was signed within a day, else eight hours')

/** Body of a handover: the note of who leaves. */
export const handoverInput = z.strictObject({ text: writtenText(HANDOVER_TEXT_MAX), shift })
/** Body of a handover. */
export type HandoverInput = z.infer<typeof handoverInput>

/** A signed note with the facts of that moment. Neither changes any more; who took over is added once. */
export const handover = z.object({
  id: z.string().min(1),
  at: instant.describe('when it was signed'),
  author: alarmActor,
  text: z.string(),
  facts: handoverFacts,
  takenAt: instant.nullable(),
  takenBy: alarmActor.nullable().describe('who took over; null: nobody yet'),
})
/** A signed note with the facts of that moment. */
export type Handover = z.infer<typeof handover>

/** Which notes to list, newest first. */
export const handoverQuery = z.object({
  before: z
    .string()
    .regex(/^\d{1,16}$/)
    .optional()
    .describe('`next` of the page before'),
  limit: numberText(z.number().int().min(1).max(50)).default(10).describe('notes on a page'),
  shift,
})
/** Which notes to list. */
export type HandoverQuery = z.infer<typeof handoverQuery>
/** One page of notes, newest first, and what a note signed now would say; `next` null: this is the last page. */
export const handoverPage = z.object({
  handovers: z.array(handover),
  now: handoverFacts,
  next: z.string().nullable(),
})
/** One page of notes. */
export type HandoverPage = z.infer<typeof handoverPage>

/** Answer of a handover. */
export const handoverAnswer = z.object({ handover })
/** Answer of a handover. */
export type HandoverAnswer = z.infer<typeof handoverAnswer>
/** Answer of a taking over; `won` false: somebody else did before, see `takenBy` and `takenAt`. */
export const handoverTaken = z.object({ handover, won: z.boolean() })
/** Answer of a taking over. */
export type HandoverTaken = z.infer<typeof handoverTaken>
/** Parameter of the path about one note. */
export const handoverParams = z.object({ id: z.string().regex(/^\d{1,16}$/) })
