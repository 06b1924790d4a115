import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** A database of one's own on a PostgreSQL server: nobody else's rows, and none are left. */
export type OwnDatabase = { readonly url: string; readonly name: string; readonly drop: () => Promise<void> }

/** Creates it. Errors: rejects when the server does not answer, or refuses. */
export const createOwnDatabase = async (serverUrl: string): Promise<OwnDatabase> => {
  const name = `vigie_test_${randomBytes(6).toString('hex')}`
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  await administer(serverUrl, `create database ${name}`)
  return {
    url: url.href,
    name,
    drop: () => administer(serverUrl, `drop database if exists ${name} with (force)`),
  }
}

const administer = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
