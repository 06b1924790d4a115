import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { portOfServer } from '../testing/port.ts'
import { joinFrames } from './frames.ts'

/** What a WebSocket client hears when these bytes are written under its connection. */
const heardOf = async (bytes: Buffer, count: number): Promise<string[]> => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.on('connection', (_, request) => request.socket.write(bytes))
  await new Promise((resolve) => server.once('listening', resolve))
  const client = new WebSocket(`ws://127.0.0.1:${portOfServer(server)}`)
  const texts: string[] = []
  await new Promise<void>((resolve, reject) => {
    client.on('error', reject)
    client.on('message', (data, isBinary) => {
      texts.push(`${isBinary ? 'binary' : 'text'}:${data.toString()}`)
      if (texts.length === count) resolve()
    })
  })
  client.terminate()
  server.close()
  return texts
}

test('joined frames are heard one by one, whatever their length', async () => {
  const lengths = [0, 1, 125, 126, 65_535, 65_536, 200_000]
  const texts = [...lengths.map((length) => 'x'.repeat(length)), 'é'.repeat(62), 'é'.repeat(63), '€'.repeat(30_000)]
  expect(await heardOf(joinFrames(texts), texts.length)).toEqual(texts.map((text) => `text:${text}`))
})

test('nothing due is nothing written', () => {
  expect(joinFrames([]).length).toBe(0)
})
