// In: the address. Out: which deliveries the log shows, in the words of the contract.
import {
  type DeliveriesFilter,
  type DeliveryChannel,
  type DeliveryState,
  deliveriesFilter,
  deliveryChannel,
  deliveryState,
} from '@vigie/contracts/entities'

const STATE_WORDS: Record<DeliveryState, string> = {
  waiting: 'en-attente',
  sent: 'envoyes',
  failed: 'echecs',
  obsolete: 'sans-objet',
}
const CHANNEL_WORDS: Record<DeliveryChannel, string> = { email: 'e-mail', webhook: 'webhook' }

/** The filter of an address; what cannot be read does not narrow. */
export const logFilterOf = (search: URLSearchParams): DeliveriesFilter => {
  const state = deliveryState.options.find((one) => STATE_WORDS[one] === search.get('etat'))
  const channel = deliveryChannel.options.find((one) => CHANNEL_WORDS[one] === search.get('canal'))
  const target = deliveriesFilter.shape.target.safeParse(search.get('destinataire') ?? undefined).data
  return {
    ...(state === undefined ? {} : { state }),
    ...(channel === undefined ? {} : { channel }),
    ...(target === undefined ? {} : { target }),
  }
}

/** What a person chooses; undefined: it is not to narrow any more. What is not named stays as it is. */
export type LogFilterChange = { readonly [Name in keyof DeliveriesFilter]: DeliveriesFilter[Name] | undefined }

/** Nothing narrows. */
export const UNNARROWED: LogFilterChange = { state: undefined, channel: undefined, target: undefined }

/** The same address after a choice; what does not narrow is left out. */
export const withLogFilter = (search: URLSearchParams, change: LogFilterChange) => {
  const { state, channel, target } = { ...logFilterOf(search), ...change }
  const words = {
    etat: state && STATE_WORDS[state],
    canal: channel && CHANNEL_WORDS[channel],
    destinataire: target,
  }
  const next = new URLSearchParams(search)
  for (const [name, word] of Object.entries(words)) {
    if (word === undefined) next.delete(name)
    else next.set(name, word)
  }
  return next
}
