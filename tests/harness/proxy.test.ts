import { connect, createServer, type Server, type Socket } from 'node:net'
import { freePort } from '@vigie/stack'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createProxy, type FaultProxy } from './proxy.ts'
import { until } from './wait.ts'

let echo: Server
let proxy: FaultProxy
let client: Socket
let heard: Buffer[]
const text = () => Buffer.concat(heard).toString()

beforeEach(async () => {
  const port = await freePort()
  echo = createServer((socket) => socket.on('error', () => undefined).pipe(socket)).listen(port, '127.0.0.1')
  proxy = await createProxy(port)
  client = await open()
})
afterEach(async () => {
  client.destroy()
  await proxy.close()
  echo.close()
})

const open = (): Promise<Socket> =>
  new Promise((resolve, reject) => {
    heard = []
    const socket = connect(proxy.port, '127.0.0.1', () => resolve(socket))
    socket.on('data', (chunk) => heard.push(chunk)).once('error', reject)
  })

describe('the fault proxy', () => {
  test('without faults, what goes in comes out', async () => {
    client.write('bonjour')
    await until('echo', () => text() === 'bonjour')
  })

  test('a blackhole passes nothing and closes nothing; lifted, what waited arrives', async () => {
    proxy.set({ blackhole: 'both' })
    client.write('un')
    proxy.set({ blackhole: 'toClient' })
    client.write('deux')
    expect(text()).toBe('')
    expect(client.destroyed).toBe(false)
    proxy.set({})
    await until('echo', () => text() === 'undeux')
  })

  test('slices cut every chunk, and lose nothing', async () => {
    proxy.set({ sliceBytes: 1 })
    client.write('octets')
    await until('echo', () => text() === 'octets')
  })

  test('a reset closes every connection at once', async () => {
    const closed = new Promise<boolean>((resolve) => client.once('close', resolve))
    client.on('error', () => undefined)
    proxy.reset()
    expect(await closed).toBe(true)
    await until('no connection', () => proxy.connections() === 0)
  })

  test('a limit cuts in the middle of what is said', async () => {
    proxy.set({ limitBytes: 4, sliceBytes: 2 })
    client.on('error', () => undefined)
    client.write('123456')
    await until('closed', () => client.destroyed)
    expect(text()).toBe('1234')
  })

  test('down refuses who comes', async () => {
    proxy.set({ down: true })
    const late = await open().catch(() => null)
    if (late !== null) await until('refused', () => late.destroyed)
    proxy.set({})
  })
})
