import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'

/**
 * A file that keeps the emulator's accounts over a restart, written and read through the emulator's own export and
 * import calls.
 */
export type AccountsFile = {
  /** Puts the accounts of the file into the emulator; does nothing when there is no file. */
  readonly restore: () => Promise<void>
  /** Writes the file when an account changed since the last time. */
  readonly save: () => Promise<void>
}

export const createAccountsFile = (file: string, emulatorUrl: string, projectId: string): AccountsFile => {
  const base = `${emulatorUrl}/identitytoolkit.googleapis.com/v1/projects/${projectId}`
  let written = ''
  return {
    restore: async () => {
      const text = await readFile(file, 'utf8').catch(() => null)
      if (text === null) return
      const { users } = accounts.parse(JSON.parse(text))
      if (users.length > 0) await call(`${base}/accounts:batchCreate`, { users, allowOverwrite: true })
      written = text
    },
    save: async () => {
      const answer = accounts.parse(await call(`${base}/accounts:batchGet?maxResults=-1`))
      const text = `${JSON.stringify({ users: answer.users.map(storable) }, null, 2)}\n`
      if (text === written) return
      await mkdir(dirname(file), { recursive: true })
      // A name of its own: the emulator of a stack that was killed may still be writing.
      const fresh = `${file}.${process.pid}.new`
      await writeFile(fresh, text)
      await rename(fresh, file)
      written = text
    },
  }
}

const account = z.looseObject({ localId: z.string() })
const accounts = z.object({ users: z.array(account).default([]) })

/** An account without the times of its last sign-in, which alone do not justify a write. */
const storable = ({ lastLoginAt, lastRefreshAt, ...kept }: z.infer<typeof account>) => kept

const call = async (url: string, body?: unknown): Promise<unknown> => {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`The identity emulator answered ${response.status}: ${await response.text()}`)
  return response.json()
}
