import { createAccountsFile } from './accounts-file.ts'
import { readConfig } from './config.ts'
import { createEmulator } from './emulator.ts'
import { protectEmails } from './privacy.ts'
import { seedAccounts } from './seed.ts'

// The process of the identity emulator: accounts are restored from a file and saved to it, missing demo accounts
// created.

/** from a change to its save: what a killed emulator may forget, ms */
const SAVE_AFTER_MS = 50

const main = async (): Promise<void> => {
  const read = readConfig(process.env)
  if (!read.ok) {
    process.stderr.write(`identity: ${read.error}\n`)
    process.exit(1)
  }
  const { PORT, HOST, FIREBASE_PROJECT_ID: projectId, ACCOUNTS_FILE } = read.config
  const emulator = await createEmulator(projectId, PORT, HOST)
  const reachable = `127.0.0.1:${emulator.port}`
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = reachable

  await protectEmails(`http://${reachable}`, projectId)
  const file = createAccountsFile(ACCOUNTS_FILE, `http://${reachable}`, projectId)
  await file.restore()
  await seedAccounts(projectId)
  await file.save()

  let saving = Promise.resolve()
  const save = () => {
    saving = saving.then(file.save).catch((error: unknown) => console.error('identity: accounts not saved', error))
    return saving
  }
  let timer: NodeJS.Timeout | undefined
  emulator.onWrite(() => {
    timer ??= setTimeout(() => {
      timer = undefined
      void save()
    }, SAVE_AFTER_MS)
  })
  let isClosing = false
  const close = async () => {
    if (isClosing) return
    isClosing = true
    clearTimeout(timer)
    await save()
    await emulator.close()
    process.exit(0)
  }
  // Not `once`: without a listener, a second signal would end the process in the middle of saving.
  process.on('SIGTERM', close)
  process.on('SIGINT', close)
  process.send?.({ type: 'ready', port: emulator.port })
}

await main()
