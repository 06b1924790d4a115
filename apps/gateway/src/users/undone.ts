import type { ErrorCode } from '@vigie/contracts/errors'
import { type Failure, failed, type Outcome } from '../outcome.ts'

/**
 * Takes back what was done of an act that then failed. Returns that failure, so that it stands for an act of which
 * nothing is left; or `left`, which says what is, where it could not be taken back.
 */
export const undone = async (
  failure: Failure,
  undo: () => Promise<Outcome<unknown>>,
  left: ErrorCode,
): Promise<Failure> => {
  const back = await undo()
  return back.ok || back.code === 'user.not-found' ? failure : failed(left)
}
