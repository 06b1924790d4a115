import { expect, test } from 'vitest'
import { closeReasonOf, RETURN_WITHIN_MAX_MS, readReturnNotice } from './close-codes.ts'

test('a notice of return fits a close frame and is read back', () => {
  const reason = closeReasonOf({ retryWithinMs: RETURN_WITHIN_MAX_MS })
  expect(Buffer.byteLength(reason)).toBeLessThanOrEqual(123)
  expect(readReturnNotice(reason)).toEqual({ retryWithinMs: RETURN_WITHIN_MAX_MS })
})

test.each([
  ['nothing', ''],
  ['words', 'this gateway restarts'],
  ['no object', '25000'],
  ['a window longer than may be', `{"retryWithinMs":${RETURN_WITHIN_MAX_MS + 1}}`],
  ['a negative window', '{"retryWithinMs":-1}'],
  ['a window that is no number', '{"retryWithinMs":"soon"}'],
])('a reason that says %s carries no notice', (_, reason) => {
  expect(readReturnNotice(reason)).toBeNull()
})
