import type { Logger } from 'pino'
import type { Directory } from '../directory/directory.ts'
import type { Turns } from '../turns/turns.ts'
import { type BrokerReader, createBrokerReader } from './broker-reader.ts'
import type { MqttDoor } from './door.ts'
import { readMqttMessage } from './message.ts'
import type { Writer } from './writer.ts'

/** how often the broker is asked whether it is there, ms */
const ASK_MS = 500

export type ExternalBrokerDeps = {
  /** name of the database: its instances share their sessions at the broker, others have their own */
  readonly database: string
  readonly writer: Writer
  readonly turns: Turns
  readonly directory: Pick<Directory, 'site'>
  readonly log: Logger
}

/**
 * Reads from a broker elsewhere, each site over a connection of its own, so that what a device says is applied in the
 * order it said it. The instance that has a site's turn reads it, in a session that belongs to the site: the next one
 * takes the session over with all that waits in it. Who has the first site's turn also listens for topics that are of
 * no site, which are set aside.
 */
export const createExternalBroker = async (
  url: string,
  clientId: string,
  { database, writer, turns, directory, log }: ExternalBrokerDeps,
): Promise<MqttDoor> => {
  const readers = new Map<string, { readonly token: number; readonly reader: BrokerReader }>()
  let strays: BrokerReader | null = null
  let following: Promise<void> = Promise.resolve()

  const read = (site: string, token: number): BrokerReader =>
    createBrokerReader({
      url,
      session: { id: `${clientId}-${database}-${site}`, isKept: true },
      site,
      take: (topic, bytes) => writer.submit(readMqttMessage(topic, bytes, { site, token })),
      log,
    })
  const readStrays = (): BrokerReader =>
    createBrokerReader({
      url,
      session: { id: `${clientId}-${database}-strays`, isKept: false },
      site: '+',
      take: async (topic, bytes) => {
        const message = readMqttMessage(topic, bytes)
        const { site } = message.origin
        if (site === null || directory.site(site) === undefined) await writer.submit(message)
      },
      log,
    })

  const follow = async (): Promise<void> => {
    const own = turns.own()
    const gone = [...readers].filter(([site, { token }]) => own.get(site) !== token)
    for (const [site] of gone) readers.delete(site)
    await Promise.all(gone.map(([, { reader }]) => reader.close()))
    for (const [site, token] of own) if (!readers.has(site)) readers.set(site, { token, reader: read(site, token) })
    const [first] = turns.stands().keys()
    const isFirst = first !== undefined && own.has(first)
    if (isFirst) strays ??= readStrays()
    else {
      await strays?.close()
      strays = null
    }
  }
  const hears = (site: string): boolean => readers.get(site)?.reader.isHeard() ?? false

  let heard = ''
  const ask = (): void => {
    for (const { reader } of readers.values()) reader.ask()
    const hearing = [...readers.keys()].filter(hears).join(' ')
    if (hearing !== heard) turns.say()
    heard = hearing
  }
  const catchUp = (): Promise<void> => {
    following = following.then(follow)
    return following
  }
  const stopFollowing = turns.onChange(catchUp)
  await catchUp()
  const timer = setInterval(ask, ASK_MS)
  return {
    port: null,
    hears,
    close: async () => {
      clearInterval(timer)
      stopFollowing()
      await following
      await Promise.all([...readers.values()].map(({ reader }) => reader.close()))
      await strays?.close()
    },
  }
}
