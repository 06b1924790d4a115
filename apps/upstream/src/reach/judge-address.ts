import { lookup } from 'node:dns/promises'
import { isIP, type Socket, type TcpNetConnectOpts } from 'node:net'
import type { Duplex } from 'node:stream'
import type { ReachWebhookInput } from '@vigie/contracts/entities'

/** Whether a webhook may lead to an address; `unresolved`: its name leads nowhere now, and is looked at when it is used. */
export type AddressJudgement = 'allowed' | 'barred' | 'unresolved'

/** Why an address is refused, whenever it is. */
export const BARRED = 'adresse mène à un réseau privé, ce que cette plateforme n’autorise pas'

export const isBarredBy = (error: Error): boolean => /is not allowed/.test(error.message)

/** Names that lead into a network of one's own, or nowhere. */
const PRIVATE_NAMES = /(^|\.)(localhost|internal|local|lan|home\.arpa)$/

/** How the agent that sends begins a connection. */
type Connect = (options: TcpNetConnectOpts) => Duplex | Socket

/**
 * What the agent that sends would say of an address, without a connection: each address that its name leads to is
 * handed to it as the answer of a look-up. Writings of an address, as decimal or hexadecimal, are the same once read.
 */
export const judgeAddress = async (connect: Connect, url: string): Promise<AddressJudgement> => {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  const found = isIP(host) > 0 ? [{ address: host, family: isIP(host) }] : await addressesOf(host)
  if (found.length === 0) return PRIVATE_NAMES.test(host) ? 'barred' : 'unresolved'
  const judged = await Promise.all(found.map((one) => isAllowed(connect, one)))
  return judged.every(Boolean) ? 'allowed' : 'barred'
}

type Given = Pick<ReachWebhookInput, 'name' | 'url'>

/** What is wrong with the first address that leads where none may, and the webhooks whose address leads nowhere today. */
export const judgeWebhooks = async (
  webhooks: readonly Given[],
  judge: (url: string) => Promise<AddressJudgement>,
): Promise<{ readonly flaw: string | null; readonly unresolved: string[] }> => {
  const judged = await Promise.all(
    webhooks.flatMap(({ name, url }) =>
      url === undefined ? [] : [judge(url).then((judgement) => ({ name, judgement }))],
    ),
  )
  const named = (wanted: AddressJudgement) =>
    judged.filter(({ judgement }) => judgement === wanted).map(({ name }) => name)
  const [barred] = named('barred')
  return { flaw: barred === undefined ? null : `${barred} : l’${BARRED}.`, unresolved: named('unresolved') }
}

type Found = { readonly address: string; readonly family: number }

const addressesOf = (host: string): Promise<readonly Found[]> => lookup(host, { all: true }).catch(() => [])

/** The socket is given up between the judgement and the connection. */
const isAllowed = (connect: Connect, { address, family }: Found): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({
      host: 'judged',
      port: 80,
      autoSelectFamily: false,
      // not before somebody listens
      lookup: (_host, _options, told) => void setImmediate(told, null, address, family),
    })
    socket.on('error', () => resolve(false))
    socket.on('lookup', (error: Error | null) => {
      resolve(error === null)
      socket.destroy()
    })
  })
