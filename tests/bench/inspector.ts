import { once } from 'node:events'
import { WebSocket } from 'ws'
import { z } from 'zod'

const targets = z.tuple([z.object({ webSocketDebuggerUrl: z.string() })])
const answer = z.object({ id: z.number(), result: z.object({ usedSize: z.number().optional() }) })

/**
 * Live heap of a Node process that runs with `--inspect`, bytes, after a collection asked of it: nothing of the
 * measured program needs to know.
 */
export const liveHeap = async (inspectPort: number): Promise<number> => {
  const listed = await fetch(`http://127.0.0.1:${inspectPort}/json`)
  const [{ webSocketDebuggerUrl }] = targets.parse(await listed.json())
  const socket = new WebSocket(webSocketDebuggerUrl, { perMessageDeflate: false })
  await once(socket, 'open')
  const ask = async (id: number, method: string): Promise<z.infer<typeof answer>['result']> => {
    socket.send(JSON.stringify({ id, method }))
    const [data] = await once(socket, 'message')
    return answer.parse(JSON.parse(String(data))).result
  }
  await ask(1, 'HeapProfiler.collectGarbage')
  const { usedSize = Number.NaN } = await ask(2, 'Runtime.getHeapUsage')
  socket.close()
  await once(socket, 'close')
  return usedSize
}
