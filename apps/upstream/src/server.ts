import { createUpstream, readConfig } from './app.ts'

const CLOSE_WITHIN_MS = 5_000

const main = async (): Promise<void> => {
  const parsed = readConfig(process.env)
  if (!parsed.ok) return fail(parsed.error)
  const { config } = parsed
  const upstream = await createUpstream(config).catch((error: unknown) => fail(explain(error)))
  if (upstream === undefined) return
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref()
    upstream.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(explain(error)),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  void upstream.lost.then(fail)
  process.send?.({ type: 'ready', port: upstream.port, mqttPort: upstream.mqttPort })
  console.log(
    `upstream: http ${upstream.port}, ${upstream.mqttPort === null ? config.MQTT_URL : `mqtt ${upstream.mqttPort}`}`,
  )
}

const fail = (line: string): undefined => {
  console.error(`upstream: ${line}`)
  process.exit(1)
}

const explain = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error)
    return `port ${error.port} is taken: set PORT (HTTP) or MQTT_PORT (MQTT) to another one`
  return error.message
}

await main()
