import { type DestinationStream, pino } from 'pino'
import { type Config, readConfig } from './config.ts'
import { createFarms } from './farms.ts'
import { createLoad } from './load/load.ts'

// The process: environment and flags in; MQTT, log lines and (when forked) progress messages out.

const STDOUT: DestinationStream = pino.destination({ fd: 1, sync: true })
const CLOSE_WITHIN_MS = 4_500

const main = async (config: Config): Promise<void> => {
  const log = pino({ name: 'simulator', level: config.logLevel }, STDOUT)
  const tell = (message: object) => {
    if (process.connected) process.send?.(message)
  }
  const running = config.load === null ? createFarms(config, log, tell) : createLoad(config, config.load, log, tell)
  let closing = false
  const stop = () => {
    if (closing) return
    closing = true
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref()
    running.close().then(
      () => process.exit(0),
      (error) => {
        log.error({ err: error }, 'closing failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('disconnect', stop)
  try {
    await running.settled
  } catch (error) {
    log.fatal(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}

const read = readConfig(process.env, process.argv.slice(2))
if (read.ok) {
  await main(read.config)
} else {
  process.stderr.write(`simulator: ${read.error}\n`)
  process.exitCode = 1
}
