import type { AlarmActor, Handover, HandoverShift, Supply } from '@vigie/contracts/entities'
import type { ActKey } from '../store/act-key.ts'
import { addAudit } from '../store/audit.ts'
import { addHandover, addTaking, handoverOfAct, holdJournal, readHandover } from '../store/handovers.ts'
import type { Database } from '../store/tables.ts'
import { readShiftFacts } from './shift-facts.ts'

/** Who does it, and when, ms. */
export type By = { readonly actor: AlarmActor & { readonly email: string | null }; readonly nowMs: number }

/** A note to sign. */
export type NoteToSign = {
  readonly site: string
  readonly text: string
  /** how far back its facts go, where that was chosen */
  readonly shift?: HandoverShift | undefined
  /** key of the request; null: it cannot be repeated */
  readonly act: ActKey | null
  /** over what the devices of the site get their power */
  readonly supply: Supply
}

/**
 * Signs a note with what the records say at that very position of the journal, and the audit entry, all or nothing. The
 * journal is held meanwhile, so that where notes follow each other each act of people falls into exactly one, and a retry finds its first one.
 * 'reused': a request with this key said something else before.
 */
export const signHandover = async (
  db: Database,
  { site, text, shift, act, supply }: NoteToSign,
  { actor, nowMs }: By,
): Promise<Handover | 'reused'> =>
  db.transaction().execute(async (tx) => {
    await holdJournal(tx, site)
    const done = act === null ? null : await handoverOfAct(tx, site, act)
    if (done !== null) return done.isSame ? done.handover : 'reused'
    const { email, ...author } = actor
    const facts = await readShiftFacts(tx, site, { nowMs, shift, supply })
    const signed = await addHandover(tx, { site, at: nowMs, author, note: text, facts, act })
    await addAudit(tx, {
      at: nowMs,
      actor: { uid: author.uid, email },
      action: 'handover.signed',
      subject: site,
      detail: { note: signed.id, seq: facts.seq },
    })
    return signed
  })

/** What became of a taking over. */
export type TakeOutcome =
  | { readonly kind: 'taken'; readonly handover: Handover; readonly won: boolean }
  /** the author does not take over from themselves */
  | { readonly kind: 'own' }
  | { readonly kind: 'unknown' }

/** Takes over from the author of a note, with the audit entry: the first one does, each later one is told who. */
export const takeOver = async (db: Database, site: string, id: number, { actor, nowMs }: By): Promise<TakeOutcome> =>
  db.transaction().execute(async (tx): Promise<TakeOutcome> => {
    const found = await readHandover(tx, site, id)
    if (found === null) return { kind: 'unknown' }
    const { email, ...person } = actor
    if (found.author.uid === person.uid) return { kind: 'own' }
    if (await addTaking(tx, id, nowMs, person))
      await addAudit(tx, {
        at: nowMs,
        actor: { uid: person.uid, email },
        action: 'handover.taken',
        subject: site,
        detail: { note: found.id, author: found.author.name },
      })
    const handover = await readHandover(tx, site, id)
    if (handover === null) return { kind: 'unknown' }
    return { kind: 'taken', handover, won: handover.takenBy?.uid === person.uid }
  })
