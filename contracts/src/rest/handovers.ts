import { handoverAnswer, handoverInput, handoverPage, handoverQuery, handoverTaken } from '../entities/index.ts'

/** Paths of shift handovers; apart from those that every page loads. */
export const HANDOVER_PATHS = {
  handovers: '/api/handovers',
  acknowledge: '/api/handovers/:id/acknowledge',
} as const

/** GET /api/handovers: notes, newest first, and what the records say now. */
export const handoversInput = handoverQuery
/** Answer of GET /api/handovers. */
export const handoversResponse = handoverPage
/** POST /api/handovers: signs a note with the facts of that moment; operators and above. */
export const handoverCreateInput = handoverInput
/** Answer of POST /api/handovers. */
export const handoverCreateResponse = handoverAnswer
/** Answer of POST /api/handovers/:id/acknowledge: who took over; never the author. */
export const handoverAcknowledgeResponse = handoverTaken
