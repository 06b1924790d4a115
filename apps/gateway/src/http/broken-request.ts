import type { Socket } from 'node:net'
import { type ErrorCode, problemOf } from '@vigie/contracts/errors'

// bytes that are no HTTP request → a problem document with the headers that matter where no page is shown

const CODES: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timeout',
  HPE_HEADER_OVERFLOW: 'request.headers-too-large',
}
const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
}

/** Answers what never became a request, and closes its connection. */
export const answerBroken = (error: { readonly code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const problem = problemOf(CODES[error.code ?? ''] ?? 'request.malformed')
  const body = JSON.stringify(problem)
  socket.end(
    [
      `HTTP/1.1 ${problem.status} ${REASONS[problem.status] ?? REASONS[400]}`,
      'content-type: application/problem+json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      "content-security-policy: default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options: nosniff',
      'referrer-policy: no-referrer',
      'cache-control: no-store',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}
