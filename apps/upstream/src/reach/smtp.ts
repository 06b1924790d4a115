import { createTransport } from 'nodemailer'
import { SEND_WITHIN_MS } from './outbox.ts'
import { accepted, later, refused, type Try } from './try.ts'

/** An e-mail; `id` is the same on each try. */
export type Mail = {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Sends e-mails by an SMTP server, one try each. */
export type Mailer = { readonly send: (mail: Mail) => Promise<Try> }

const CONNECT_WITHIN_MS = 5_000

/** @param url smtp:// or smtps://, with user and password where the server asks for them */
export const createMailer = (url: string, from: string): Mailer => {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: SEND_WITHIN_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'vigie.invalid'
  return {
    send: async ({ id, to, subject, text, html }) => {
      const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }
      const message = { from, to, subject, text, html, messageId: `<${id}@${domain}>`, headers }
      try {
        const sent = await Promise.race([transport.sendMail(message), timeout()])
        return sent === 'late' ? later('pas de réponse à temps', true) : accepted(sent.response)
      } catch (error) {
        return failure(error)
      }
    },
  }
}

const timeout = (): Promise<'late'> =>
  new Promise((resolve) => {
    setTimeout(() => resolve('late'), SEND_WITHIN_MS).unref()
  })

/** What goes wrong under these names goes wrong before the message is given. */
const BEFORE: ReadonlySet<unknown> = new Set(['EDNS', 'ETLS', 'EAUTH', 'EENVELOPE', 'connect', 'getaddrinfo'])

/**
 * A refusal by the server is for good from 500 on (RFC 5321). Where the connection breaks without one, the library does
 * not say how far the message had come: it may have arrived.
 */
const failure = (error: unknown): Try => {
  if (!(error instanceof Error)) return later(String(error), true)
  const { responseCode, command, code, syscall } = { ...NO_DETAIL, ...error }
  const isRefusal = typeof responseCode === 'number'
  // of a password that is wrong the platform is to blame, which may be mended
  if (isRefusal && responseCode >= 500 && !String(command).startsWith('AUTH')) return refused(error.message)
  const isBefore = BEFORE.has(code) || BEFORE.has(syscall) || /^Greeting/.test(error.message)
  return later(error.message, !isRefusal && !isBefore)
}

type Detail = Readonly<Partial<Record<'responseCode' | 'command' | 'code' | 'syscall', unknown>>>
const NO_DETAIL: Detail = {}
