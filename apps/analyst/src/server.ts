import { createAnalyst } from './app.ts'
import { readConfig } from './config.ts'

const CLOSE_WITHIN_MS = 5_000

const main = async (): Promise<void> => {
  const parsed = readConfig(process.env)
  if (!parsed.ok) return fail(parsed.error)
  const analyst = await createAnalyst(parsed.config).catch((error: unknown) => fail(explain(error)))
  if (analyst === undefined) return
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref()
    analyst.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(explain(error)),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('disconnect', stop)
  process.send?.({ type: 'ready', port: analyst.port })
}

const fail = (line: string): undefined => {
  console.error(`analyst: ${line}`)
  process.exit(1)
}

const explain = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const isTaken = 'code' in error && error.code === 'EADDRINUSE' && 'port' in error
  return isTaken ? `port ${error.port} is taken: set PORT to another one` : error.message
}

await main()
