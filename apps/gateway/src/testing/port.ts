import type { Server } from 'node:net'

/** The port a server listens on. Errors: throws when it does not listen on one. */
export const portOfServer = (server: Pick<Server, 'address'>): number => {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('not listening on a port')
  return address.port
}
