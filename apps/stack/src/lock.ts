import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/**
 * Takes the data folder for this process. The lock is a listening local socket, so that it ends with its owner, even
 * one that was killed.
 * @returns a function that releases the folder; null when another process holds it
 */
export const lockDataDir = async (dataDir: string): Promise<(() => Promise<void>) | null> => {
  const address = addressOf(dataDir)
  const held = await listen(address)
  if (held !== null) return () => release(held)
  if (await isAlive(address)) return null
  await rm(address, { force: true })
  const retaken = await listen(address)
  return retaken === null ? null : () => release(retaken)
}

const addressOf = (dataDir: string): string => {
  const name = `vigie-${createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16)}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.lock`)
}

const listen = (address: string): Promise<Server | null> =>
  new Promise((resolveListen) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', () => resolveListen(null))
    server.listen(address, () => resolveListen(server.unref()))
  })

const isAlive = (address: string): Promise<boolean> =>
  new Promise((resolveAlive) => {
    const socket = connect(address)
    socket.once('connect', () => {
      socket.destroy()
      resolveAlive(true)
    })
    socket.once('error', () => resolveAlive(false))
  })

const release = (server: Server): Promise<void> => new Promise((done) => server.close(() => done()))
