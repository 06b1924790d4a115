import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createMailer } from './smtp.ts'

/** A server that speaks as far as it is told to, and then does something else. */
const sendTo = async (at: 'connected' | 'recipient' | 'message', then: (socket: Socket) => void) => {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    if (at === 'connected') return then(socket)
    socket.write('220 ready\r\n')
    let isData = false
    socket.on('data', (bytes) => {
      const line = bytes.toString()
      if (isData) return line.endsWith('\r\n.\r\n') ? then(socket) : undefined
      isData = line.startsWith('DATA')
      if (at === 'recipient' && line.startsWith('RCPT')) return then(socket)
      socket.write(isData ? '354 go on\r\n' : '250 fine\r\n')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const mail = { id: 'm1', to: 'amina@example.test', subject: 'S', text: 'T', html: '<p>T</p>' }
  const result = await createMailer(`smtp://127.0.0.1:${port}`, 'vigie@example.test').send(mail)
  server.close()
  return result
}

test.each([
  ['message', '250 kept', { outcome: 'accepted', isUnknown: false }],
  ['message', '451 not now', { outcome: 'later', isUnknown: false }],
  ['message', '554 never', { outcome: 'refused', isUnknown: false }],
  ['recipient', '450 not now', { outcome: 'later', isUnknown: false }],
  ['recipient', '550 nobody', { outcome: 'refused', isUnknown: false }],
] as const)('[R11.7] the answer to the %s « %s » decides', async (at, answer, expected) => {
  expect(await sendTo(at, (socket) => socket.write(`${answer}\r\n`))).toMatchObject(expected)
})

test('[R11.7] a connection that breaks after the message leaves open whether it arrived', async () => {
  for (const end of [(socket: Socket) => socket.destroy(), (socket: Socket) => socket.resetAndDestroy()])
    expect(await sendTo('message', end)).toMatchObject({ outcome: 'later', isUnknown: true })
})

test('[R11.7] where nobody answers nothing arrived', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  const mail = { id: 'm1', to: 'amina@example.test', subject: 'S', text: 'T', html: '<p>T</p>' }
  const result = await createMailer(`smtp://127.0.0.1:${port}`, 'vigie@example.test').send(mail)
  expect(result).toMatchObject({ outcome: 'later', isUnknown: false })
})
