import { createGateway } from './app.ts'
import { readConfig } from './config.ts'
import { collectProcessMetrics } from './http/metrics.ts'

// the process: environment → a listening gateway; SIGTERM and SIGINT → an orderly end

const STOP_WITHIN_MS = 5_000

const start = async (): Promise<void> => {
  const read = readConfig(process.env)
  if (!read.ok) throw new Error(read.error)
  const { config } = read
  const gateway = await createGateway(config)
  collectProcessMetrics(gateway.metrics)
  await gateway.app.listen({ port: config.port, host: config.host })
  let isStopping = false
  const stop = (): void => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    void gateway.close().then(() => process.exit(0))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  const address = gateway.app.server.address()
  process.send?.({ type: 'ready', port: typeof address === 'object' && address !== null ? address.port : config.port })
}

const explain = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const isTaken = 'code' in error && error.code === 'EADDRINUSE' && 'port' in error
  return isTaken ? `port ${error.port} is taken: set PORT to another one` : error.message
}

start().catch((error: unknown) => {
  console.error(`gateway: ${explain(error)}`)
  process.exit(1)
})
