import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig } from './config.ts'

// `npm run backup`, `npm run restore` and `npm run new-epoch`: the upstream's own command, on the database that
// `npm start` would use with this environment.

const COMMAND = new URL('../../upstream/src/store/backup/command.ts', import.meta.url)

const main = (): void => {
  const read = readConfig(process.env)
  if (!read.ok) {
    process.stderr.write(`${read.error}\n`)
    process.exitCode = 1
    return
  }
  const { DATABASE_URL, DATA_DIR } = read.config
  const { DATABASE_URL: _, ...env } = process.env
  const child = spawn(process.execPath, [fileURLToPath(COMMAND), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...env, DATA_DIR: join(DATA_DIR, 'upstream'), ...(DATABASE_URL === undefined ? {} : { DATABASE_URL }) },
  })
  child.once('exit', (code) => {
    process.exitCode = code ?? 1
  })
}

main()
