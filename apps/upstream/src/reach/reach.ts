import { randomUUID } from 'node:crypto'
import type { ReachTarget, ReachTestBody, Site } from '@vigie/contracts/entities'
import type { Logger } from 'pino'
import type { Directory } from '../directory/directory.ts'
import { addDeliveries, type EndedDelivery, toDelivery } from '../store/deliveries.ts'
import { readReachKey, readReachRules } from '../store/reach-rules.ts'
import type { Store } from '../store/store.ts'
import { SECOND_MS } from '../time.ts'
import { addresseesOf } from './addressees.ts'
import type { AddressJudgement } from './judge-address.ts'
import { createOutbox } from './outbox.ts'
import { createSender } from './sender.ts'
import { createMailer } from './smtp.ts'
import { type StepDeps, takeSteps } from './steps.ts'
import { createPoster } from './webhook.ts'

/** By what alarms reach people. */
export type ReachConfig = {
  /** null: there is no SMTP server to send by */
  readonly smtp: { readonly url: string; readonly from: string } | null
  /** addresses and networks that webhooks may lead to though they are not public */
  readonly allowedAddresses: readonly string[]
}

/** Tells people of alarms that nobody acknowledges. */
export type Reach = {
  readonly isEmailConfigured: boolean
  /** signs the links of e-mails */
  readonly key: string
  /** Whether a webhook may lead to an address. */
  readonly judge: (url: string) => Promise<AddressJudgement>
  /** Sends a test to a target of the rules that are kept, at once and once; the log has it as well. null: no such target. */
  readonly test: (site: Site, target: ReachTarget) => Promise<ReachTestBody | null>
  /** Waits a moment for tries under way. */
  readonly close: () => Promise<void>
}

const ROUND_MS = SECOND_MS
/** what is under way when the process is to end has so long, ms: less than a process is given */
const CLOSE_WITHIN_MS = 2_000

export type ReachDeps = Pick<StepDeps, 'own'> & {
  readonly store: Pick<Store, 'db'>
  readonly directory: Directory
  readonly now: () => number
  readonly log: Logger
}

export const startReach = async (
  { smtp, allowedAddresses }: ReachConfig,
  { store: { db }, own, directory, now, log }: ReachDeps,
): Promise<Reach> => {
  const key = await readReachKey(db)
  const poster = createPoster(allowedAddresses)
  const mailer = smtp === null ? null : createMailer(smtp.url, smtp.from)
  const send = createSender({ db, mailer, poster, key, now })
  const outbox = createOutbox({ db, send, now, log })

  const look = async (): Promise<void> => {
    await takeSteps({ db, own, directory, log }, now())
    await outbox.look()
  }
  let running: Promise<void> | null = null
  const timer = setInterval(() => {
    running ??= look()
      .catch((error) => log.warn({ error: String(error) }, 'alarms did not go to their next step'))
      .finally(() => {
        running = null
      })
  }, ROUND_MS)

  return {
    isEmailConfigured: mailer !== null,
    key,
    judge: poster.judge,
    test: async ({ slug, name, link, timeZone }, target) => {
      const kept = await readReachRules(db, slug)
      const addressees = kept === null ? [] : addresseesOf(kept.rules, [target], timeZone, now())
      // who is on call is told by the clock, and may be nobody
      if (addressees.length === 0 && target.kind !== 'on-call') return null
      const message = { site: { slug, name, link, timeZone }, alarms: [], alarmCount: 0, priority: null, step: null }
      const ended = await Promise.all(
        addressees.map(async (addressee): Promise<EndedDelivery> => {
          const created_at = now()
          const made = { ...addressee, id: randomUUID(), site: slug, created_at, step: null, alarms: [], message }
          const { outcome, answer, isUnknown } = await send(made)
          const state = outcome === 'accepted' ? 'sent' : 'failed'
          return { ...made, state, tries: 1, unknown_ends: isUnknown ? 1 : 0, ended_at: now(), answer }
        }),
      )
      await addDeliveries(db, ended)
      return { deliveries: ended.map((one) => toDelivery({ ...one, due_at: null })) }
    },
    close: async () => {
      clearInterval(timer)
      await running
      const late = new Promise<void>((resolve) => {
        setTimeout(resolve, CLOSE_WITHIN_MS).unref()
      })
      await Promise.race([outbox.idle(), late])
      poster.close()
    },
  }
}
