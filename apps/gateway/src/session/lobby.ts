import { SOCKET_LIMITS } from '@vigie/contracts/limits'

/** Counts the connections that have not said yet who they are: few of one address, and not too many in all. */
export type Lobby = {
  /** Lets one in. @returns how it leaves, once or several times; null: there is no room */
  readonly enter: (address: string) => (() => void) | null
}

export const createLobby = (): Lobby => {
  const byAddress = new Map<string, number>()
  let inAll = 0
  return {
    enter: (address) => {
      const own = byAddress.get(address) ?? 0
      if (own >= SOCKET_LIMITS.strangersPerAddress || inAll >= SOCKET_LIMITS.strangers) return null
      byAddress.set(address, own + 1)
      inAll += 1
      let isIn = true
      return () => {
        if (!isIn) return
        isIn = false
        inAll -= 1
        const left = (byAddress.get(address) ?? 1) - 1
        if (left === 0) byAddress.delete(address)
        else byAddress.set(address, left)
      }
    },
  }
}
