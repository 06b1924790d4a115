import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** An e-mail as it arrived. */
export type ReceivedMail = {
  /** without its brackets and domain */
  readonly id: string
  readonly to: readonly string[]
  /** the lines of the message, with quoted-printable undone */
  readonly text: string
}

/** A real SMTP server of a test, in this process. */
export type Mailbox = {
  readonly url: string
  /** in the order of their acceptance */
  readonly mails: readonly ReceivedMail[]
  /** What is called with a mail that was received whole, before it is accepted; an error is the refusal. */
  onMail: (mail: ReceivedMail) => Promise<Error | null>
  readonly close: () => Promise<void>
}

export const createMailbox = async (): Promise<Mailbox> => {
  const mails: ReceivedMail[] = []
  const mailbox = { onMail: async (): Promise<Error | null> => null } as Pick<Mailbox, 'onMail'>
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, session, accept) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8')
        const mail = {
          id: /^Message-ID: <([^@>]+)@/im.exec(raw)?.[1] ?? '',
          to: session.envelope.rcptTo.map(({ address }) => address),
          text: undoQuoted(raw),
        }
        mailbox.onMail(mail).then((error) => {
          if (error === null) mails.push(mail)
          accept(error)
        }, accept)
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return Object.assign(mailbox, {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  })
}

/** A refusal with the code that SMTP knows it by. */
export const smtpRefusal = (code: number, said: string): Error => Object.assign(new Error(said), { responseCode: code })

const undoQuoted = (raw: string): string => {
  const joined = raw.replaceAll(/=\r?\n/g, '')
  const bytes = joined.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
