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

/** A refusal by the server is for good from 500 on (RFC 5321); without an answer to the message nobody knows. */
const failure = (error: unknown): Try => {
  if (!(error instanceof Error)) return later(String(error), true)
  const code = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : null
  const command = 'command' in error && typeof error.command === 'string' ? error.command : null
  // of a password that is wrong the platform is to blame, which may be mended
  if (code !== null && code >= 500 && command?.startsWith('AUTH') !== true) return refused(error.message)
  return later(error.message, code === null && command === 'DATA')
}
