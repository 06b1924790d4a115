import { type Alarm, anyParameters, isWaitingAlarm, type ReachLinkBody, type Site } from '@vigie/contracts/entities'
import { INVALID_TOKEN_MESSAGE, UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { readLinkToken } from '../reach/link.ts'
import { readAlarms } from '../store/alarms.ts'
import { type DeliveryRow, readDelivery } from '../store/deliveries.ts'
import { readReachRules } from '../store/reach-rules.ts'
import { actOnAlarm } from '../watch/act.ts'
import type { RestDeps } from './deps.ts'
import { refuse } from './guard.ts'

type Opened = { readonly delivery: DeliveryRow; readonly site: Site; readonly endsMs: number }

/**
 * What the link of an e-mail opens: its token is the bearer, in place of a person's. Reading changes nothing, since
 * scanners of mail open what they find; only POST acknowledges, as the addressee, what waits then: the same again finds
 * nothing that waits, and an alarm that waits again, as after shelving, is acknowledged again.
 */
export const reachLinkRoutes =
  ({ db, signals, directory, reach, onJournal, now }: RestDeps): FastifyPluginAsync =>
  async (app) => {
    const open = async (request: FastifyRequest): Promise<Opened | 'expired' | null> => {
      const token = /^Bearer (\S{1,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
      const read = readLinkToken(reach.key, token, now())
      if (read.kind !== 'good') return read.kind === 'expired' ? 'expired' : null
      const delivery = await readDelivery(db, read.delivery)
      const site = delivery === null ? undefined : directory.site(delivery.site)
      if (delivery === null || site === undefined || !(await isStillReached(delivery))) return null
      return { delivery, site, endsMs: read.endsMs }
    }
    /** Whoever was taken off the rules, or is written to elsewhere by now, acknowledges nothing any more. */
    const isStillReached = async ({ site, target, address }: DeliveryRow): Promise<boolean> => {
      const kept = await readReachRules(db, site)
      return kept?.rules.contacts.some(({ id, email }) => id === target && email === address) ?? false
    }
    const bodyOf = async ({ delivery, site, endsMs }: Opened, won = new Set<string>()): Promise<ReachLinkBody> => {
      const { slug, name, timeZone } = site
      const alarms = await readAlarms(db, slug, delivery.alarms)
      return {
        site: { slug, name, timeZone },
        addressee: delivery.addressee,
        expiresAt: new Date(endsMs).toISOString(),
        alarms: alarms.map(({ device, ...alarm }) => ({
          ...pickLinked(alarm),
          deviceName: directory.device(slug, device)?.device.name ?? device,
          isWaiting: isWaitingAlarm(alarm),
          won: won.has(alarm.id),
        })),
      }
    }
    const closed = (reply: FastifyReply, opened: 'expired' | null): FastifyReply =>
      opened === null
        ? refuse(reply, 401, INVALID_TOKEN_MESSAGE)
        : reply.code(410).send({ message: 'The link has expired.', code: 'reach.link-expired' })

    // programs that read mail add to its links
    const options = { schema: { querystring: anyParameters } }
    app.get(UPSTREAM_PATHS.reachLink, options, async (request, reply): Promise<FastifyReply | ReachLinkBody> => {
      const opened = await open(request)
      return opened === null || opened === 'expired' ? closed(reply, opened) : bodyOf(opened)
    })

    app.post(UPSTREAM_PATHS.reachLink, options, async (request, reply): Promise<FastifyReply | ReachLinkBody> => {
      const opened = await open(request)
      if (opened === null || opened === 'expired') return closed(reply, opened)
      const { delivery, site } = opened
      const actor = { uid: `mailto:${delivery.address ?? delivery.target}`.slice(0, 128), name: delivery.addressee }
      const won = new Set<string>()
      for (const alarm of await readAlarms(db, site.slug, delivery.alarms)) {
        if (!isWaitingAlarm(alarm)) continue
        const what = { event: { type: 'acknowledge.requested' }, actor, at: now() } as const
        const outcome = await actOnAlarm({ db, signals }, { site: site.slug, id: alarm.id, act: null }, what)
        if (outcome.kind !== 'done') continue
        won.add(alarm.id)
        onJournal(outcome.journal)
      }
      return bodyOf(opened, won)
    })
  }

type Linked = Pick<
  Alarm,
  'id' | 'condition' | 'priority' | 'state' | 'raisedAt' | 'clearedAt' | 'acknowledgedAt' | 'acknowledgedBy'
>
const pickLinked = (alarm: Linked): Linked => {
  const { id, condition, priority, state, raisedAt, clearedAt, acknowledgedAt, acknowledgedBy } = alarm
  return { id, condition, priority, state, raisedAt, clearedAt, acknowledgedAt, acknowledgedBy }
}
