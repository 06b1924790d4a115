import type { DeliveryRow } from '../store/deliveries.ts'
import { readReachRules } from '../store/reach-rules.ts'
import type { Database } from '../store/tables.ts'
import { LINK_LASTS_MS, linkToken } from './link.ts'
import { mailOf } from './mail.ts'
import type { Mailer } from './smtp.ts'
import { webhookBody } from './templates.ts'
import { refused, type Try } from './try.ts'
import type { Poster } from './webhook.ts'

/** With what messages are sent. */
export type SenderDeps = {
  readonly db: Database
  /** null: there is no SMTP server to send by */
  readonly mailer: Mailer | null
  readonly poster: Poster
  /** signs links */
  readonly key: string
  readonly now: () => number
}

/** Makes one try of a delivery, by mail or webhook. Secrets are read where they are kept, never copied. */
export type Send = (
  delivery: Pick<DeliveryRow, 'id' | 'site' | 'channel' | 'target' | 'address' | 'message' | 'created_at'>,
) => Promise<Try>

export const createSender =
  ({ db, mailer, poster, key, now }: SenderDeps): Send =>
  async ({ id, site, channel, target, address, message, created_at }) => {
    if (channel === 'email') {
      if (mailer === null) return refused('L’envoi d’e-mails n’est pas configuré sur cette plateforme.')
      if (address === null) return refused('Personne à qui écrire.')
      const token = message.alarms.length === 0 ? null : linkToken(key, id, created_at + LINK_LASTS_MS)
      return mailer.send(mailOf({ id, message }, address, token))
    }
    const kept = await readReachRules(db, site)
    const webhook = kept?.rules.webhooks.find((one) => one.id === target)
    const secrets = kept?.secrets[target]
    if (webhook === undefined || secrets === undefined) return refused('Ce webhook n’existe plus.')
    const body = webhookBody(webhook.template, { id, url: secrets.url, chat: webhook.chat, message })
    return poster.post(id, body, secrets.secret, now())
  }
