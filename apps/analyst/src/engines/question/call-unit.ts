import { z } from 'zod'
import { ASKED_UNIT_NAMES } from './language/units.ts'

/** The unit that an answer was asked in, where it is not the one that is recorded. */
export const unit = z.enum(ASKED_UNIT_NAMES).optional()
