import { goalsBody, goalsHistory, goalsHistoryQuery, goalsInput } from '../entities/index.ts'

/** Paths of what the site aims at. */
export const GOALS_PATHS = { goals: '/api/goals', history: '/api/goals/history' } as const

/** Answer of GET and PUT /api/goals: every goal in force, beside what the installation declares. */
export const goalsResponse = goalsBody
/** PUT /api/goals: changes from the version that was read, all or none; admins only. */
export const goalsChange = goalsInput

/** GET /api/goals/history: who changed what, and when; admins only. */
export const goalsHistoryInput = goalsHistoryQuery
/** Answer of GET /api/goals/history. */
export const goalsHistoryResponse = goalsHistory
