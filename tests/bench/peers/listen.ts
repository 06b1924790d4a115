import type { Server } from 'node:net'

/** Listens on any free port, tells it to the benchmark, and leaves with it. */
export const listen = (server: Server): void => {
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.({ port: typeof address === 'object' ? address?.port : 0 })
  })
  process.on('disconnect', () => process.exit())
}
